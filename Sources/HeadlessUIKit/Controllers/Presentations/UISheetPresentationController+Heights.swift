/// Where a sheet may rest, and the frames that follow from it.
extension UISheetPresentationController {
  /// One height at which the sheet may rest.
  struct Height {
    var identifier: Detent.Identifier
    /// How much of the container's lower edge it takes.
    var height: CGFloat
  }

  private struct Room: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  /// Every height that is active now, lowest first.
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

  /// The height that goes by a name; the lowest without one, and for one that no active height has.
  func height(of identifier: Detent.Identifier?) -> CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == identifier } ?? heights.first)?.height ?? 0
  }

  /// Where the sheet is at a height: as high as that, or pushed down whole if that is less than its
  /// lowest.
  func frame(at height: CGFloat) -> CGRect {
    guard let whole = container?.bounds else { return .zero }
    let lowest = heights.first?.height ?? height
    return CGRect(
      x: whole.minX, y: whole.maxY - height, width: whole.width, height: max(height, lowest))
  }

  /// Shows the sheet where a finger holds it.
  func show(at height: CGFloat) {
    heldHeight = height
    presentedView?.frame = frame(at: height)
  }

}

extension UIViewController {
  /// The height of the sheet that presents this controller: what is inside stands elsewhere at
  /// another one.
  package var heightOfSheet: CGFloat? {
    guard let sheet = storedPresentationController as? UISheetPresentationController,
      sheet.container != nil
    else { return nil }
    return sheet.height(of: sheet.selectedDetentIdentifier)
  }
}
