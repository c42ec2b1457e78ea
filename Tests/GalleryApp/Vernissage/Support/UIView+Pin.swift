// swift-format-ignore-file
//
//  UIView+Pin.swift
//  Vernissage
//

import UIKit

extension UIView {

    /// Adds the view to another view and pins it to all four edges by constraints.
    func pin(to container: UIView, at index: Int) {
        translatesAutoresizingMaskIntoConstraints = false
        container.insertSubview(self, at: index)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: container.topAnchor),
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            bottomAnchor.constraint(equalTo: container.bottomAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}
