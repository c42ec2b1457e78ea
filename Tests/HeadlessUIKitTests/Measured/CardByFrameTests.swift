import HeadlessUIKit
import Testing
import UIKit

/// A card of the screen's height that is moved by its frame, with a subview pinned to its safe
/// area.
@MainActor
@Suite("A card of full height that is moved by its frame")
struct CardByFrameTests {
  /// Returns the card's safe area inset at an edge by rule R159: the screen's inset less the
  /// distance of the card's edge from the screen's, at least 0. It is the whole inset if the card
  /// reaches beyond the screen's edge.
  private static func left(of inset: CGFloat, behind distance: CGFloat) -> CGFloat {
    min(inset, max(0, inset - distance))
  }

  /// The safe area insets of the card and the frames of its content, once everything is laid out.
  private struct Look: Equatable {
    var insets: UIEdgeInsets
    /// The frame of the content in the coordinates of the card.
    var content: CGRect
    /// The frame of the content in the coordinates of the screen.
    var seen: CGRect
  }

  @MainActor
  private struct Card {
    let bench = Bench(
      ScreenShape(
        size: CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    let view = UIView()
    let content = UIView()

    init() {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      bench.root.view.addSubview(view)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: safe.topAnchor),
        content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
      bench.run(0.1)
    }

    var look: Look {
      Look(
        insets: view.safeAreaInsets, content: content.frame,
        seen: content.convert(content.bounds, to: nil))
    }
  }

  /// Returns the insets and frames that the safe area's rule (R159) gives for a card whose upper
  /// edge is at a height.
  private static func rule(at y: CGFloat) -> Look {
    let top = left(of: 47, behind: y)
    // The lower edge of the card is shifted by as much as its upper one, because the card is as
    // high as the screen.
    let bottom = left(of: 34, behind: -y)
    let content = CGRect(x: 0, y: top, width: 390, height: 844 - top - bottom)
    return Look(
      insets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), content: content,
      seen: content.offsetBy(dx: 0, dy: y))
  }

  /// The heights at which the card's upper edge is placed: every ten points from above the screen
  /// to below it.
  private static let way = Array(stride(from: -100.0, through: 850, by: 10))

  @Test("R159 at every ten points of its way insets and content are what the rule says")
  func stepByStep() {
    let card = Card()
    for y in Self.way {
      card.view.frame.origin.y = y
      card.bench.run(1.0 / 60)
      #expect(card.look == Self.rule(at: y), "at \(y)")
    }
    for y in Self.way.reversed() {
      card.view.frame.origin.y = y
      card.bench.run(1.0 / 60)
      #expect(card.look == Self.rule(at: y), "on the way back, at \(y)")
    }
  }

  @Test(
    "R159 put there at once it is the same as on the way", arguments: [-30.0, 0, 20, 47, 500, 844])
  func atOnce(y: Double) {
    let card = Card()
    card.view.frame.origin.y = y
    card.bench.run(1.0 / 60)

    #expect(card.look == Self.rule(at: y))
  }

  @Test("R159 moved by its transform it keeps the insets of the place where it would be")
  func byTransform() {
    let card = Card()
    for y in Self.way {
      card.view.transform = CGAffineTransform(translationX: 0, y: y)
      card.bench.run(1.0 / 60)
      #expect(card.view.safeAreaInsets == Self.rule(at: 0).insets, "at \(y)")
      #expect(card.content.frame == Self.rule(at: 0).content, "at \(y)")
    }
  }

  @Test("R92, R159 animated by its frame it has the insets of its end from the beginning")
  func animated() {
    let card = Card()
    UIView.animate(withDuration: 0.5) { card.view.frame.origin.y = 500 }
    for _ in 0..<30 {
      card.bench.run(1.0 / 60)
      #expect(card.look.insets == Self.rule(at: 500).insets)
    }
    #expect(card.look == Self.rule(at: 500))
  }
}
