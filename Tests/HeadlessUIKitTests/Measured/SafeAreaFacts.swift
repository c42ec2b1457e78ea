import UIKit

extension MeasuredFact {
  private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  private static let whole = CGRect(x: 0, y: 0, width: 320, height: 480)

  @MainActor private static func stage() -> Bench {
    Bench(width: 320, height: 480, safeArea: insets)
  }

  static let safeAreas: [MeasuredFact] =
    handedDown.map { frame, insets in
      .number(
        "safe area of a view at \(frame.numbers) in one of 320 x 480 with 44, 10, 34, 12", insets,
        from: .safeArea
      ) {
        let bench = stage()
        let child = UIView(frame: frame)
        bench.add(child)
        return child.safeAreaInsets.numbers
      }
    } + [
      .number("frame of the safe area's guide", [10, 44, 298, 402], from: .safeArea) {
        let bench = stage()
        let view = UIView(frame: whole)
        bench.add(view)
        return view.safeAreaLayoutGuide.layoutFrame.numbers
      },
      .number("frame of a view pinned to it", [10, 44, 298, 402], from: .safeArea) {
        let bench = stage()
        let view = UIView(frame: whole)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        bench.add(view)
        return box.frame.numbers
      },
      .number("additional insets 10 and 6 under 59 and 34", [69, 0, 40, 0], from: .safeArea) {
        let bench = Bench(Bench.phone16)
        bench.root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
        bench.run(0.01)
        return bench.root.view.safeAreaInsets.numbers
      },
    ]
    + [(0.0, [0, 623, 375, 44], 481.0), (34, [0, 589, 375, 78], 447)].flatMap {
      toolbar(bottom: $0.0, frame: $0.1, band: $0.2)
    }

  private static let handedDown: [(CGRect, [Double])] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), [44, 10, 34, 12]),
    (CGRect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
    (CGRect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
    (CGRect(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
    (CGRect(x: 0, y: 460, width: 320, height: 100), [0, 10, 34, 12]),
    (CGRect(x: 300, y: 0, width: 100, height: 480), [44, 0, 34, 12]),
    (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
    (CGRect(x: 5, y: 10, width: 60, height: 20), [34, 5, 0, 0]),
    (CGRect(x: 0, y: 500, width: 100, height: 50), [0, 10, 34, 0]),
  ]

  /// Returns facts about a bar at the bottom of the screen that is as high as a view pinned to its
  /// safe area.
  private static func toolbar(
    bottom: Double, frame: [Double], band: Double
  ) -> [MeasuredFact] {
    @MainActor func laidOut() -> (bar: CGRect, content: CGRect, band: CGRect) {
      let bench = Bench(
        width: 375, height: 667,
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let (bar, content, band) = (UIView(), UIView(), UIView())
      for view in [bar, content, band] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(bar)
      bar.addSubview(content)
      root.addSubview(band)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: bar.topAnchor),
        content.leftAnchor.constraint(equalTo: bar.leftAnchor, constant: 10),
        content.rightAnchor.constraint(equalTo: bar.rightAnchor, constant: -10),
        content.heightAnchor.constraint(equalToConstant: 44),
        content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
        band.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
        band.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        band.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        band.heightAnchor.constraint(equalToConstant: 148),
      ])
      bench.add(root)
      bench.run(0.05)
      return (bar.frame, content.frame, band.frame)
    }
    return [
      .number("bar pinned over its own safe area of \(bottom)", frame, from: .toolbar) {
        laidOut().bar.numbers
      },
      .number("what is in that bar, over \(bottom)", [10, 0, 355, 44], from: .toolbar) {
        laidOut().content.numbers
      },
      .number("what stands on that bar, over \(bottom)", [band], from: .toolbar) {
        [Double(laidOut().band.minY)]
      },
    ]
  }

  static let margins: [MeasuredFact] = [
    .number("margins of a plain view", [8, 8, 8, 8], from: .safeArea) {
      UIView(frame: whole).layoutMargins.numbers
    },
    .number("margins with the safe area", [52, 18, 42, 20], from: .safeArea) {
      let bench = stage()
      let view = UIView(frame: whole)
      bench.add(view)
      return view.layoutMargins.numbers
    },
    .number("margins that keep out of the safe area", [8, 8, 8, 8], from: .safeArea) {
      let bench = stage()
      let view = UIView(frame: whole)
      bench.add(view)
      view.insetsLayoutMarginsFromSafeArea = false
      return view.layoutMargins.numbers
    },
    .number(
      "margins kept from a superview's 20, at 10, 10", [10, 10, 8, 8], from: .safeArea,
      otherwise: "`preservesSuperviewLayoutMargins` is kept and not applied; WhatIsInert says so"
    ) {
      let parent = UIView(frame: whole)
      parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      child.preservesSuperviewLayoutMargins = true
      parent.addSubview(child)
      return child.layoutMargins.numbers
    },
    .number("the margins' guide", [8, 8, 304, 464], from: .safeArea) {
      let view = UIView(frame: whole)
      return view.layoutMarginsGuide.layoutFrame.numbers
    },
    .number(
      "readable widths at 320, 375, 834, 1000 and 1008", [304, 359, 818, 984, 992], from: .safeArea
    ) { [320, 375, 834, 1000, 1008].map(readableWidth) },
    .number(
      "readable widths at 1009, 1020, 1024 and 1400", [920, 920, 920, 920], from: .safeArea,
      otherwise:
        "read off a Mac; an iPad's follows the text size, and the model has no number for it"
    ) { [1009, 1020, 1024, 1400].map(readableWidth) },
    .order("another safe area is told after the margins", ["margins", "safe"], from: .safeArea) {
      let bench = stage()
      let view = Teller(frame: whole)
      bench.add(view)
      return view.told
    },
    .order("a safe area that stays is not told again", [], from: .safeArea) {
      let bench = stage()
      let view = Teller(frame: whole)
      bench.add(view)
      view.told = []
      view.setNeedsLayout()
      bench.run(0.1)
      return view.told
    },
  ]

  @MainActor private static func readableWidth(_ width: CGFloat) -> Double {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    return Double(view.readableContentGuide.layoutFrame.width)
  }

  private final class Teller: UIView {
    var told: [String] = []
    override func safeAreaInsetsDidChange() { told.append("safe") }
    override func layoutMarginsDidChange() { told.append("margins") }
  }
}
