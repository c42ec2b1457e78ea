// swift-format-ignore-file
//
//  CardControllerDelegate.swift
//  Postbox
//

import UIKit

@objc protocol CardControllerDelegate: class {
    @objc optional func cardWillClose(_ card: CardController)
    func cardDidClose(_ card: CardController)
}
