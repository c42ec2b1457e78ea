// Importing SwiftUI also imports Combine, Observation and UIKit, as with Apple's SwiftUI, because
// app files that import only SwiftUI rely on that.
@_exported public import Combine
@_exported public import Observation
@_exported public import UIKit
