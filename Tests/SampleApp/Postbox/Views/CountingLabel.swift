// swift-format-ignore-file
//
//  CountingLabel.swift
//  Postbox
//

import UIKit
import QuartzCore

/// A label that counts up to a number, one step in each frame.
@IBDesignable
class CountingLabel: UILabel {

    @IBInspectable var target: Int = 0
    private var shown = 0
    private var displayLink: CADisplayLink?

    func start() {
        stop()
        shown = 0
        let displayLink = CADisplayLink(target: self, selector: #selector(CountingLabel.step(_:)))
        displayLink.add(to: RunLoop.main, forMode: RunLoopMode.commonModes)
        self.displayLink = displayLink
    }

    @objc func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func step(_ displayLink: CADisplayLink) {
        shown += 1
        text = String(format: "%d", min(shown, target))
        if shown >= target { stop() }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stop() }
    }
}
