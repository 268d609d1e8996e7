/// Runs a closure. Objects here end with their last reference, so that there is nothing to drain.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
