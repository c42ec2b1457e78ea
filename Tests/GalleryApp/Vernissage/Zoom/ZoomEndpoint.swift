// swift-format-ignore-file
//
//  ZoomEndpoint.swift
//  Vernissage
//

import UIKit

/// A screen that has an image for the zoom transition to or from another screen.
protocol ZoomEndpoint: UIViewController {
    var zoomImageView: UIImageView? { get }
}
