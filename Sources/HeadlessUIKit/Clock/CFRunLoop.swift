import Foundation

/// Core Foundation's name for the run loop, which here is the same object.
public typealias CFRunLoop = RunLoop
/// Core Foundation's name for a timer, which here is the same object.
public typealias CFRunLoopTimer = Timer
/// Core Foundation's name for a mode of the run loop.
public typealias CFRunLoopMode = RunLoop.Mode

/// A source of memory of Core Foundation's, without effect here.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

/// Core Foundation's usual source of memory, without effect here.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

extension RunLoop.Mode {
  /// Core Foundation's name for the default mode.
  public static let defaultMode = RunLoop.Mode.default
  /// Core Foundation's name for the default mode and the tracking mode together.
  public static let commonModes = RunLoop.Mode.common
}

/// Returns the run loop of the current thread, which in the model is always the main thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Creates a timer that calls a block, first at a time as ``CFAbsoluteTimeGetCurrent()`` tells it,
/// and again after each interval if that is positive. It fires only if it is added to a run loop.
///
/// - Parameters:
///   - allocator: Without effect.
///   - flags: Without effect.
///   - order: Without effect.
@preconcurrency
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: UInt, _ order: Int, _ block: (@MainActor (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Foundation.Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0, block: { timer in block(timer) })
}

/// Adds a timer to a run loop. It fires while the loop is in a given mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode)
}

/// Calls a block in a coming turn of a run loop, while the loop is in a given mode.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFRunLoopMode!, _ block: (@MainActor () -> Void)!
) {
  rl.perform(inModes: [mode], block: block)
}

/// Stops a timer for ever, so that the run loop no longer keeps it alive.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
