public import Foundation

/// A view with wheels, each of which shows one of several rows. In the model touches do not turn
/// the wheels; only code turns them.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source, which supplies the numbers of the picker view's wheels and rows. Setting it
  /// turns all wheels to row 0.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which supplies the titles and sizes of the picker view's rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean value without effect, as in UIKit since iOS 7.
  ///
  /// It said whether the selected row was marked.
  open var showsSelectionIndicator = false {
    didSet { inert("UIPickerView.showsSelectionIndicator") }
  }
  private var selection: [Int] = []

  /// The number of wheels of the picker view.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows on a wheel of the picker view.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of the rows on a wheel of the picker view.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// Returns the view that the delegate supplies for a row of the picker view.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks the data source again for the number of wheels, and turns every wheel to its first row.
  open func reloadAllComponents() {
    selection = Array(repeating: 0, count: numberOfComponents)
  }

  /// Turns a wheel of the picker view to its first row, because its rows may have changed.
  open func reloadComponent(_ component: Int) {
    if selection.indices.contains(component) { selection[component] = 0 }
  }

  /// Turns a wheel of the picker view to a row. The delegate is not called, and the model does not
  /// animate the change.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if selection.count != numberOfComponents { reloadAllComponents() }
    if selection.indices.contains(component) { selection[component] = row }
  }

  /// Returns the row that a wheel of the picker view shows; -1 if the wheel has no rows.
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

/// A data source that supplies the numbers of wheels and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels of a picker view.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows on a wheel of a picker view.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that supplies the titles and sizes of a picker view's rows, and that UIKit tells
/// which rows the user has chosen. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel of the picker view. Optional.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows on a wheel of the picker view. Optional.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row on a wheel of the picker view. Optional.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the attributed title of a row on a wheel of the picker view. Optional; the model never
  /// calls the method.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view that shows a row of the picker view;
  /// ``UIPickerView/view(forRow:forComponent:)`` calls the method. Optional.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has chosen a row of the picker view. Optional; the model never calls the
  /// method, because only code turns the wheels.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns an equal share of the picker view's width for each wheel, for a delegate that does not
  /// implement this optional method.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents)) }
  /// Returns 32 points as the height of a picker view's rows, for a delegate that does not
  /// implement this optional method.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Returns `nil`, that is, no title for a picker view's row, for a delegate that does not
  /// implement this optional method.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`, that is, no attributed title for a picker view's row, for a delegate that does
  /// not implement this optional method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a label with the title of a picker view's row, for a delegate that does not implement
  /// this optional method. If the given view is a label, it is reused.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  /// Does nothing when a picker view's row is chosen, for a delegate that does not implement this
  /// optional method. The model never calls the method.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
