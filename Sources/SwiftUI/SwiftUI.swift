// Importing SwiftUI also imports Combine and UIKit, as with Apple's SwiftUI, because app files that
// import only SwiftUI rely on that.
@_exported public import Combine
@_exported public import UIKit
