// swift-format-ignore-file
//
//  PaintingViewController.swift
//  Vernissage
//

import UIKit

/// A screen with one painting in full size. Pulling the painting down goes back to the gallery.
class PaintingViewController: UIViewController {

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var captionLabel: UILabel!

    var painting: Painting!
    weak var zoom: ZoomTransitionController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = painting.title
        imageView.image = painting.image
        captionLabel.text = painting.caption
        captionLabel.isHidden = !UserDefaults.standard.bool(forKey: SettingsKey.showsCaptions)
        updateFavouriteItem()

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    private func updateFavouriteItem() {
        let name = Favourites.shared.contains(painting) ? "heart.fill" : "heart"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: name), style: .plain, target: self, action: #selector(toggleFavourite))
    }

    // MARK: - Actions

    @objc private func toggleFavourite() {
        Favourites.shared.toggle(painting)
        updateFavouriteItem()
    }

    @IBAction private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        } else {
            let point = recognizer.location(in: imageView)
            let size = CGSize(width: imageView.bounds.width / 2, height: imageView.bounds.height / 2)
            scrollView.zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
        }
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let interactor = zoom?.interactor else { return }
        switch recognizer.state {
        case .began:
            guard transitionCoordinator == nil else { return }
            interactor.begin()
            navigationController?.popViewController(animated: true)
        case .changed:
            interactor.follow(recognizer.translation(in: view).y / view.bounds.height)
        case .ended:
            let velocity = recognizer.velocity(in: view).y
            let progress = recognizer.translation(in: view).y / view.bounds.height
            interactor.end(finishing: abs(velocity) > 500 ? velocity > 0 : progress > 0.4)
        case .cancelled, .failed:
            interactor.end(finishing: false)
        default:
            break
        }
    }
}

// MARK: - UIScrollViewDelegate

extension PaintingViewController: UIScrollViewDelegate {

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}

// MARK: - UIGestureRecognizerDelegate

extension PaintingViewController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return scrollView.zoomScale == scrollView.minimumZoomScale && velocity.y > abs(velocity.x)
    }
}

// MARK: - ZoomEndpoint

extension PaintingViewController: ZoomEndpoint {

    var zoomImageView: UIImageView? {
        return imageView
    }
}
