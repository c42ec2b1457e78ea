/// The heights at which a sheet may rest, and the sheet's frame at each height.
extension UISheetPresentationController {
  /// A height at which a sheet may rest, with the identifier of the detent that it belongs to.
  struct Height {
    var identifier: Detent.Identifier
    /// The height of the sheet in points, measured from the lower edge of its container view.
    var height: CGFloat
  }

  private struct Room: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  /// The heights of all active detents of the sheet, in ascending order. A detent is inactive if
  /// its closure returns `nil`.
  var heights: [Height] {
    guard let container else { return [] }
    let whole = container.bounds
    let simulator = Simulator.current
    let top = min(
      whole.height, simulator.screen.shape.safeArea.top + CGFloat(simulator.behavior.sheetGap))
    let bottom = container.safeAreaInsets.bottom
    let room = Room(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: whole.height - top - bottom)
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: room).map {
        Height(identifier: detent.identifier, height: min(max($0, 0) + bottom, whole.height - top))
      }
    }
    let sorted = active.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }
    return sorted.isEmpty
      ? [Height(identifier: .large, height: whole.height - top)] : sorted.map(\.element)
  }

  /// Returns the height of the sheet at the detent with an identifier. For `nil` and for an
  /// inactive detent, returns the sheet's lowest height.
  func height(of identifier: Detent.Identifier?) -> CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == identifier } ?? heights.first)?.height ?? 0
  }

  /// Returns the frame of the sheet at a height. Below the sheet's lowest height, the sheet keeps
  /// its size and is moved down.
  func frame(at height: CGFloat) -> CGRect {
    guard let whole = container?.bounds else { return .zero }
    let lowest = heights.first?.height ?? height
    return CGRect(
      x: whole.minX, y: whole.maxY - height, width: whole.width, height: max(height, lowest))
  }

  /// Moves the sheet to the height at which a finger holds it.
  func show(at height: CGFloat) {
    heldHeight = height
    presentedView?.frame = frame(at: height)
  }

}

extension UIViewController {
  /// The height of the sheet in which this controller is presented; `nil` if it is not presented in
  /// a sheet. The layout inside the sheet depends on this height.
  package var heightOfSheet: CGFloat? {
    guard let sheet = storedPresentationController as? UISheetPresentationController,
      sheet.container != nil
    else { return nil }
    return sheet.height(of: sheet.selectedDetentIdentifier)
  }
}
