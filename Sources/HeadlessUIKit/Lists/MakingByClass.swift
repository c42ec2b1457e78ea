/// Creation of cells, layout attributes and invalidation contexts of an app's class that is known
/// only at run time. The file `CALayer+Making.swift` explains how.
extension UICollectionViewLayoutAttributes {
  @_silgen_name("turnstile_layout_attributes_of_class")
  convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_layout_attributes_of_class")
  static func made() -> UICollectionViewLayoutAttributes

  /// Creates a collection layout's attributes of a class that is known only at run time.
  static func make(_ attributesClass: AnyClass) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "The class must be UICollectionViewLayoutAttributes or inherit it (was \(attributesClass))."
      )
    }
    return attributesClass.made()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("turnstile_invalidation_context_of_class")
  convenience init(ofClass: Void) { self.init() }
  @_silgen_name("turnstile_invalidation_context_of_class")
  static func made() -> UICollectionViewLayoutInvalidationContext

  /// Creates a collection layout's invalidation context of a class that is known only at run time.
  static func make(_ contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure(
        "The class must be UICollectionViewLayoutInvalidationContext or inherit it (was \(contextClass))."
      )
    }
    return contextClass.made()
  }
}

extension UITableViewCell {
  @_silgen_name("turnstile_cell_of_class")
  convenience init(ofClass style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("turnstile_cell_of_class")
  static func made(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell

  /// Creates a table cell of a class that was registered for a reuse identifier.
  static func make(_ cellClass: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "A cell's class must be UITableViewCell or inherit it (was \(cellClass)).")
    }
    return cellClass.made(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("turnstile_header_of_class")
  convenience init(ofClass reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("turnstile_header_of_class")
  static func made(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

  /// Creates a header or footer view of a class that was registered for a reuse identifier.
  static func make(_ viewClass: AnyClass, reuseIdentifier: String) -> UITableViewHeaderFooterView {
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "The class must be UITableViewHeaderFooterView or inherit it (was \(viewClass)).")
    }
    return viewClass.made(reuseIdentifier: reuseIdentifier)
  }
}

/// Creates a table cell of a class that is known only as a value. In an adopted app,
/// `T(style:reuseIdentifier:)` with a generic type `T` becomes a call of this function.
@preconcurrency @MainActor
public func make<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  type.made(style: style, reuseIdentifier: reuseIdentifier) as! Cell
}
