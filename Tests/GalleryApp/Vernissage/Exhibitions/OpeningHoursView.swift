// swift-format-ignore-file
//
//  OpeningHoursView.swift
//  Vernissage
//

import UIKit

/// A bar that stands for a day. It is filled from the museum's opening to its closing time.
@IBDesignable
class OpeningHoursView: UIView {

    @IBInspectable var barColor: UIColor = .systemTeal {
        didSet { bar.backgroundColor = barColor }
    }

    var hours: Range<Int> = 0..<24 {
        didSet { setNeedsLayout() }
    }

    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        bar.backgroundColor = barColor
        addSubview(bar)
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hour = bounds.width / 24
        bar.frame = CGRect(
            x: hour * CGFloat(hours.lowerBound), y: 0, width: hour * CGFloat(hours.count), height: bounds.height)
    }
}
