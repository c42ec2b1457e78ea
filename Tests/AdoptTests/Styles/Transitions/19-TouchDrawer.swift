// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A gesture recogniser of the app's own class, for vertical drags.
class VerticalPan: UIPanGestureRecognizer {
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = touches.first?.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began, let start = start else { return }
        let velocity = self.velocity(in: view)
        if abs(velocity.x) > abs(velocity.y), location(in: view) != start { state = .failed }
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

class TouchDrawer: UIView {
    private(set) var observation: NSKeyValueObservation?
    @IBOutlet weak var handle: UIButton?
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        let button = UIButton(type: UIButtonType.custom)
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(TouchDrawer.tapped(_:)), for: .touchUpInside)
        addSubview(button)
        handle = button
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        let pan = VerticalPan(target: self, action: #selector(dragged))
        tap.require(toFail: pan)
        [tap, pan].forEach(addGestureRecognizer)
        let scroll = UIScrollView()
        observation = scroll.observe(\.contentOffset, options: [.new]) { scroll, change in
            scroll.isHidden = (change.newValue?.y ?? 0) > 100
        }
        addSubview(scroll)
    }

    @IBAction func tapped(_ sender: Any) {
        if self.responds(to: #selector(dragged)) { onTap?() }
    }

    @objc private func dragged() {
        center = superview?.center ?? CGPoint.zero
    }
}
