import Testing
@testable import Filmstrip
