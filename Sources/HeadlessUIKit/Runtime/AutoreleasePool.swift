#if !canImport(ObjectiveC)
/// Runs a closure, for code that drains an autorelease pool on a device.
///
/// - Note: Unlike on Apple's platforms nothing is released late, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
