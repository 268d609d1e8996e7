/// Runs a closure.
///
/// There is no pool to drain, because objects here are deallocated with their last reference.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
