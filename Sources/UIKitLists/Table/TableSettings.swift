@_spi(Kit) internal import UIKitCore

/// The settings that app code made on a table.
struct TableSettings {
  let style: UITableView.Style
  var rowHeight = UITableView.automaticDimension
  var headerHeight = UITableView.automaticDimension
  var footerHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var estimatedHeaderHeight = UITableView.automaticDimension
  var estimatedFooterHeight = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  var fillerRowHeight = UITableView.automaticDimension
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?

  init(style: UITableView.Style) { self.style = style }
}
