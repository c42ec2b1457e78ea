#if !canImport(ObjectiveC)
/// Runs a closure. On a device an autorelease pool is drained afterwards.
///
/// - Note: Outside of Apple's platforms nothing is autoreleased, so there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
