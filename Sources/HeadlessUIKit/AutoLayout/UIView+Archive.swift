/// The part of archiving a view that concerns its constraints.
extension UIView {
  /// Records in an archive of the view how the view takes part in Auto Layout.
  func archiveLayout(in archive: ArchivedView) {
    guard let state = layoutState else { return }
    let (translates, hugging, compression) = (!isConstrained, state.hugging, state.compression)
    archive.note { (view: UIView) in
      view.translatesAutoresizingMaskIntoConstraints = translates
      let state = view.makeLayoutState()
      (state.hugging, state.compression) = (hugging, compression)
    }
  }

  /// Records in an archive those constraints held by the view whose views and guides are archived
  /// as well. The archive is that of the view, or of the cell whose content view the view is.
  func archiveConstraints(in archive: ArchivedView) {
    guard layoutState != nil else { return }
    for constraint in constraints {
      guard let first = ArchivedItem(constraint.firstLayoutItem) else { continue }
      let second = ArchivedItem(constraint.secondLayoutItem)
      if constraint.hasSecondItem, second == nil { continue }
      let (priority, identifier) = (constraint.priority, constraint.identifier)
      let (relation, multiplier, constant) = (
        constraint.relation, constraint.multiplier, constraint.constant
      )
      let attributes = (constraint.firstAttribute, constraint.secondAttribute)
      let original = ObjectIdentifier(constraint)
      archive.note(constraint: constraint)
      archive.noteLast { copies in
        guard let one = first.item(in: copies) else { return }
        let other = second?.item(in: copies)
        guard (second == nil) == (other == nil) else { return }
        let copy = NSLayoutConstraint(
          item: one, attribute: attributes.0, relatedBy: relation, toItem: other,
          attribute: attributes.1, multiplier: multiplier, constant: constant)
        (copy.priority, copy.identifier, copy.isActive) = (priority, identifier, true)
        copies.constraints[original] = copy
      }
    }
  }
}

extension NSLayoutConstraint: ArchivedByReference {}

/// A reference, stored in an archive, to what a constraint refers to: a view, its safe area guide
/// or its margins guide.
private struct ArchivedItem {
  private enum Part { case view, safeArea, margins }
  private let view: ObjectIdentifier
  private let part: Part

  @MainActor
  init?(_ item: (any LayoutItem)?) {
    guard let item, let owner = item.layoutOwner else { return nil }
    if item === owner {
      part = .view
    } else if item === owner.layoutState?.builtIn.safeArea {
      part = .safeArea
    } else if item === owner.layoutState?.builtIn.margins {
      part = .margins
    } else {
      return nil
    }
    view = ObjectIdentifier(owner)
  }

  @MainActor
  func item(in copies: ArchivedCopies) -> (any LayoutItem)? {
    guard let view = copies.views[view] else { return nil }
    return switch part {
    case .view: view
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    }
  }
}
