// Apple's SwiftUI exports these modules, and files that import only SwiftUI rely on that.
@_exported public import Combine
@_exported public import UIKit
