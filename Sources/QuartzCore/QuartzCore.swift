// The model, under the name apps import it by.
//
// Foundation has types of these names too, on the real world's time, and a file that imports
// Foundation as well sees both. A scoped import is preferred to an unscoped one, wherever it
// stands: so these lines decide for the model's types, in every file that imports this module.
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.DispatchGroup
@_exported public import enum HeadlessUIKit.DispatchPredicate
@_exported public import class HeadlessUIKit.DispatchQueue
@_exported public import class HeadlessUIKit.DispatchSemaphore
@_exported public import enum HeadlessUIKit.DispatchSource
@_exported public import struct HeadlessUIKit.DispatchTime
@_exported public import enum HeadlessUIKit.DispatchWallTime
@_exported public import class HeadlessUIKit.DispatchWorkItem
@_exported public import class HeadlessUIKit.NotificationCenter
@_exported public import class HeadlessUIKit.OperationQueue
@_exported public import class HeadlessUIKit.RunLoop
@_exported public import class HeadlessUIKit.Timer
@_exported public import func HeadlessUIKit.dispatchPrecondition
@_exported public import func HeadlessUIKit.sleep
@_exported public import func HeadlessUIKit.usleep
