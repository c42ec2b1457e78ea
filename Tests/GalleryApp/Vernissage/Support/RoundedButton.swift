// swift-format-ignore-file
//
//  RoundedButton.swift
//  Vernissage
//

import UIKit

/// A button with round corners that shrinks a little while it is pressed.
@IBDesignable
class RoundedButton: UIButton {

    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    private let feedback = UIImpactFeedbackGenerator(style: .light)

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isHighlighted { feedback.impactOccurred() }
            UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }
}
