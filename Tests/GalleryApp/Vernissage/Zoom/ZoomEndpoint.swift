// swift-format-ignore-file
//
//  ZoomEndpoint.swift
//  Vernissage
//

import UIKit

/// A screen with an image that flies to another screen.
protocol ZoomEndpoint: UIViewController {
    var zoomImageView: UIImageView? { get }
}
