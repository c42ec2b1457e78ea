import UIKit

extension MeasuredFact {
  static let hits: [MeasuredFact] =
    [
      ("two views overlap", (80.0, 80.0), "front"),
      ("only the back one is there", (30, 30), "back"),
      ("a view is hidden", (220, 30), "root"), ("a view is fainter than 0.01", (220, 120), "root"),
      ("a view takes no touches", (40, 155), "root"),
      ("a label takes no touches unasked", (250, 170), "root"),
    ].map { what, point, name in
      .order("the view that is hit where \(what)", [name], from: .hits) {
        let root = crowd()
        let hit = root.hitTest(CGPoint(x: point.0, y: point.1), with: nil)
        return [names[hit?.tag ?? 0]]
      }
    } + [
      .order("the view that is hit outside of everything", ["none"], from: .hits) {
        [names[crowd().hitTest(CGPoint(x: 400, y: 80), with: nil)?.tag ?? 0]]
      },
      .number("a view's own left and right edge belong to it", [1, 0], from: .hits) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        return [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 25)].map {
          view.point(inside: $0, with: nil) ? 1 : 0
        }
      },
      .order("the view that is hit where one hangs out of its superview", ["root"], from: .hits) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let parent = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
        (root.tag, parent.tag, child.tag) = (1, 2, 3)
        root.addSubview(parent)
        parent.addSubview(child)
        return [names[root.hitTest(CGPoint(x: 150, y: 150), with: nil)?.tag ?? 0]]
      },
    ]

  private static let names = ["none", "root", "back", "front"]

  @MainActor private static func crowd() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let back = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    (root.tag, back.tag, front.tag) = (1, 2, 3)
    let hidden = UIView(frame: CGRect(x: 200, y: 20, width: 50, height: 50))
    hidden.isHidden = true
    let faint = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    faint.alpha = 0.005
    let deaf = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 50))
    deaf.isUserInteractionEnabled = false
    deaf.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)))
    let label = UILabel(frame: CGRect(x: 240, y: 160, width: 50, height: 20))
    for view in [back, front, hidden, faint, deaf, label] { root.addSubview(view) }
    return root
  }
}
