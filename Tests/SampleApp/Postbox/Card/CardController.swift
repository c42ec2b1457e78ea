// swift-format-ignore-file
//
//  CardController.swift
//  Postbox
//

import UIKit

/// A card to write on. It can be pulled down.
class CardController: UIViewController {

    weak var delegate: CardControllerDelegate?

    @IBOutlet private weak var closeButton: UIButton!
    @IBOutlet private weak var countingLabel: CountingLabel!
    fileprivate let pull = PullDownInteractor()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        modalPresentationStyle = UIModalPresentationStyle.custom
        transitioningDelegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        view.layer.cornerRadius = 12
        view.layer.masksToBounds = true

        let closeButton = UIButton(type: .system)
        closeButton.frame = CGRect(x: 16, y: 16, width: 88, height: 44)
        closeButton.setTitle("Close", for: UIControlState.normal)
        closeButton.addTarget(self, action: #selector(self.close(_:)), for: UIControlEvents.touchUpInside)
        view.addSubview(closeButton)
        self.closeButton = closeButton

        let countingLabel = CountingLabel(frame: CGRect(x: 16, y: 80, width: 88, height: 44))
        countingLabel.target = LetterStore.shared.unread
        view.addSubview(countingLabel)
        self.countingLabel = countingLabel

        let pan = UIPanGestureRecognizer(target: self, action: #selector(CardController.pulled(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        countingLabel.start()
    }

    @IBAction func close(_ sender: Any?) {
        guard !isBeingDismissed, !isBeingPresented else { return }
        delegate?.cardWillClose?(self)
        dismiss(animated: true) { [weak self] in
            self.map { $0.delegate?.cardDidClose($0) }
        }
    }

    @objc private func pulled(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began {
            guard !isBeingDismissed, !isBeingPresented else { return }
            pull.begin()
            close(recognizer)
        }
        pull.follow(recognizer)
    }
}

extension CardController: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return pan.velocity(in: view).y > 0
    }
}

extension CardController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return CardAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return pull.isDragging ? pull : nil
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return DimmedPresentation(presentedViewController: presented, presenting: presenting)
    }
}
