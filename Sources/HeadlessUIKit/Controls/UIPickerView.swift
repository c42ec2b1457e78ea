public import Foundation

/// A view with wheels, each of which shows one of several rows. In the model touches do not turn
/// the wheels; only code does.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that supplies the numbers of wheels and rows. Setting it turns all wheels to row 0.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which supplies the contents of rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean value without effect, as in UIKit since iOS 7.
  open var showsSelectionIndicator = false {
    didSet { inert("UIPickerView.showsSelectionIndicator") }
  }
  private var selection: [Int] = []

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of a wheel's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// Returns the view that the delegate supplies for a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Reads the number of wheels anew, and turns all wheels to their first rows.
  open func reloadAllComponents() {
    selection = Array(repeating: 0, count: numberOfComponents)
  }

  /// Turns a wheel to its first row, because its rows may have changed.
  open func reloadComponent(_ component: Int) {
    if selection.indices.contains(component) { selection[component] = 0 }
  }

  /// Turns a wheel to a row, without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.count != numberOfComponents { reloadAllComponents() }
    if selection.indices.contains(component) { selection[component] = row }
  }

  /// Returns the row that a wheel shows; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    if selection.count != numberOfComponents { reloadAllComponents() }
    guard selection.indices.contains(component), numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return selection[component]
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// An object that supplies the numbers of wheels and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that supplies the contents of a picker view's rows and is told which rows are chosen.
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel. Optional.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows. Optional.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row. Optional.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes. Optional; the picker never calls it.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row; ``UIPickerView/view(forRow:forComponent:)`` calls it. Optional.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user has chosen a row. Optional; the picker never calls it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns an equal share of the picker's width for each wheel.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents)) }
  /// Returns a row height of 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Returns `nil`: the row has no title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`: the row has no attributed title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a label with the row's title. If the given view is a label, it is reused.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// Does nothing. The picker never calls the method, because only code turns the wheels.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
