// The model, under the name apps import it by.
//
// Foundation has types of these names too, on the real world's time, and functions of these names
// that differ from machine to machine. A file that imports Foundation as well sees both. A scoped
// import is preferred to an unscoped one, wherever it stands: so these lines decide for the
// model's, in every file that imports this module.
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.BlockOperation
@_exported public import class HeadlessUIKit.DateComponentsFormatter
@_exported public import class HeadlessUIKit.DispatchGroup
@_exported public import enum HeadlessUIKit.DispatchPredicate
@_exported public import class HeadlessUIKit.DispatchQueue
@_exported public import class HeadlessUIKit.DispatchSemaphore
@_exported public import class HeadlessUIKit.DispatchSource
@_exported public import protocol HeadlessUIKit.DispatchSourceProtocol
@_exported public import protocol HeadlessUIKit.DispatchSourceTimer
@_exported public import struct HeadlessUIKit.DispatchTime
@_exported public import enum HeadlessUIKit.DispatchWallTime
@_exported public import class HeadlessUIKit.DispatchWorkItem
@_exported public import class HeadlessUIKit.NSLock
@_exported public import class HeadlessUIKit.NSRecursiveLock
@_exported public import class HeadlessUIKit.NotificationCenter
@_exported public import class HeadlessUIKit.Operation
@_exported public import class HeadlessUIKit.OperationQueue
@_exported public import class HeadlessUIKit.RunLoop
@_exported public import class HeadlessUIKit.Timer
@_exported public import func HeadlessUIKit.NSClassFromString
@_exported public import func HeadlessUIKit.NSStringFromClass
@_exported public import func HeadlessUIKit.acos
@_exported public import func HeadlessUIKit.asin
@_exported public import func HeadlessUIKit.atan
@_exported public import func HeadlessUIKit.atan2
@_exported public import func HeadlessUIKit.cbrt
@_exported public import func HeadlessUIKit.cos
@_exported public import func HeadlessUIKit.cosh
@_exported public import func HeadlessUIKit.dispatchPrecondition
@_exported public import func HeadlessUIKit.exp
@_exported public import func HeadlessUIKit.exp2
@_exported public import func HeadlessUIKit.hypot
@_exported public import func HeadlessUIKit.log
@_exported public import func HeadlessUIKit.log10
@_exported public import func HeadlessUIKit.log2
@_exported public import func HeadlessUIKit.pow
@_exported public import func HeadlessUIKit.sin
@_exported public import func HeadlessUIKit.sinh
@_exported public import func HeadlessUIKit.sleep
@_exported public import func HeadlessUIKit.tan
@_exported public import func HeadlessUIKit.tanh
@_exported public import func HeadlessUIKit.usleep
