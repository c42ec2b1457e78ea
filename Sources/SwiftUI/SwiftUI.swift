// Like Apple's module, this one exports the modules that a file of views uses as well.
@_exported public import Combine
@_exported public import UIKit
