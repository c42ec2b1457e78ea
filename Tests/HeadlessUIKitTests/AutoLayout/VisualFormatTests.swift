import Testing
import UIKit

@MainActor
@Suite("Constraints in visual format")
struct VisualFormatTests {
  @MainActor
  private struct Row {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views: [String: UIView] = ["one": UIView(), "two": UIView()]

    init() {
      for name in ["one", "two"] {
        views[name]!.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(views[name]!)
      }
    }

    func lay(
      _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil
    ) {
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views))
      }
      row.layoutIfNeeded()
    }
  }

  @Test("A line is read from edge to edge")
  func line() {
    Simulator.boot()
    let row = Row()
    row.lay("H:|[one(80)]-[two]-30-|", "V:|[one]|", "V:|-10-[two]|")

    #expect(row.views["one"]!.frame == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(row.views["two"]!.frame == CGRect(x: 88, y: 10, width: 182, height: 90))
  }

  @Test("Metrics, other views' sizes, priorities and alignment are understood")
  func everything() {
    Simulator.boot()
    let row = Row()
    row.lay("V:|-20-[one(40)]")
    row.lay(
      "H:|-gap-[one(two)]-(>=5,<=5)-[two(100@999)]", options: [.alignAllTop, .alignAllBottom],
      metrics: ["gap": 12])

    #expect(row.views["one"]!.frame == CGRect(x: 12, y: 20, width: 100, height: 40))
    #expect(row.views["two"]!.frame == CGRect(x: 117, y: 20, width: 100, height: 40))
  }

  @Test("A layout guide stands in a format like a view, also the screen's guide at the top")
  func guides() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let (guide, label) = (UILayoutGuide(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    controller.view.addLayoutGuide(guide)
    let names: [String: Any] = [
      "top": controller.topLayoutGuide, "guide": guide, "label": label,
    ]
    for format in ["V:|[top][label(34)][guide(50)]", "H:|[guide(40)]-[label(==guide)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: names))
    }
    controller.view.layoutIfNeeded()

    #expect(label.frame == CGRect(x: 48, y: 0, width: 40, height: 34))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 34, width: 40, height: 50))
  }

  @Test("A line that cannot be read stops with its place")
  func nonsense() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Simulator.boot()
        Row().lay("H:|-[three]-|")
      }
    }
  }
}
