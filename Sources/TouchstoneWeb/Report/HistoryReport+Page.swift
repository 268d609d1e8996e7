package import TouchstoneSession

extension HistoryReport {
  /// Returns the report as one file, which takes some time to create.
  ///
  /// - Throws: A `WebHostFailure` if the page's own files are missing.
  package func html() throws -> [UInt8] { html(in: ReportPage(try PageFiles.bundled())) }

  /// Returns the report as one file, with a page that was read already.
  func html(in page: ReportPage) -> [UInt8] { Array(page.text(with: elements()).utf8) }
}
