// As Apple's does, this module brings along what a file of views uses besides.
@_exported public import Combine
@_exported public import UIKit
