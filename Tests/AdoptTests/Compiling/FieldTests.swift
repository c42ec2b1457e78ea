import Testing

@testable import Adopt

/// Tests that pieces of code from public apps, and some that once did not compile, compile after
/// `adopt` has rewritten them. Each piece is a file of its own.
@Suite("What real apps are written in")
struct FieldTests {
  @Test("What adopting claims compiles once adopted, without a warning")
  func compiles() throws {
    let folder = Folder()
    for (name, text) in Self.adopted { try folder.write(text + "\n", "\(name).swift") }
    let app = try withExtendedLifetime(folder) {
      try Compilation(adopting: folder.path, main: "print(1)")
    }

    #expect(try app.compile() == [])
  }

  @Test("What is not modelled is refused by the compiler, at its place and by its name")
  func refused() throws {
    let folder = Folder()
    let lines = Self.refused.enumerated().map { "@MainActor func refused\($0)() { \($1.text) }" }
    try folder.write((["import SwiftUI"] + lines).joined(separator: "\n"), "A.swift")
    let app = try withExtendedLifetime(folder) {
      try Compilation(adopting: folder.path, main: "print(1)")
    }

    let errors = try app.compile().filter { $0.contains(" error: ") }
    for (place, one) in Self.refused.enumerated() {
      let own = errors.filter { $0.hasPrefix("App/A.swift:\(place + 2):") }
      #expect(own.contains { $0.contains("'\(one.name)'") }, "\(one.name): \(own)")
    }
  }

  private static let adopted: KeyValuePairs = [
    "NoImport": "class Plain: UIView {}",
    "LeftOut": "import SnapKit\n\nfunc card() -> UIView { UIView() }",
    "OnceRefused": """
    import UIKit

    @MainActor func onceRefused() {
      _ = UIDatePicker()
      _ = UIView().topAnchor.anchorWithOffset(to: UIView().topAnchor)
      _ = UISearchBar().value(forKey: "searchField")
    }
    """,
    "Typealiases": "import Foundation\n\ntypealias Done = (Bool) -> Void",
    "Operators": "infix operator <~: AssignmentPrecedence",
    "Networking": """
    import Foundation
    import UIKit

    protocol Loading {
      func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
      ) -> URLSessionDataTask
      func data(for request: URLRequest) async throws -> (Data, URLResponse)
    }
    extension URLSession: Loading {}

    final class Service: NSObject {
      static let shared = Service()
      private lazy var session = URLSession(
        configuration: .ephemeral, delegate: self, delegateQueue: nil)
      private let queue = OperationQueue()
      func letters(completion: @escaping (Result<[String], Error>) -> Void) {
        var request = URLRequest(url: URL(string: "https://a.example/letters")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request) { data, response, error in
          if let error = error { return completion(.failure(error)) }
          guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode),
            let data = data
          else { return completion(.failure(URLError(.badServerResponse))) }
          completion(Result { try JSONDecoder().decode([String].self, from: data) })
        }
        task.resume()
      }
    }
    extension Service: URLSessionDataDelegate {
      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
      ) { completionHandler(.allow) }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
      ) { print(error?.localizedDescription ?? "") }
    }
    final class LoadingViewController: UIViewController, URLSessionDownloadDelegate {
      let imageView = UIImageView()
      private var task: URLSessionDataTask?
      override func viewDidLoad() {
        super.viewDidLoad()
        let url = URL(string: "https://a.example/cover.png")!
        task = URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
          guard let data = data, let image = UIImage(data: data) else { return }
          DispatchQueue.main.async { self?.imageView.image = image }
        }
        task?.resume()
        DispatchQueue.global().async {
          guard let data = try? Data(contentsOf: url) else { return }
          DispatchQueue.main.async { self.imageView.image = UIImage(data: data) }
        }
        Service.shared.letters { result in
          if case .failure(let error) = result { self.title = error.localizedDescription }
        }
        Task {
          let (data, _) = try await URLSession.shared.data(from: url)
          imageView.image = UIImage(data: data)
        }
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
        session.downloadTask(with: url).resume()
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        task?.cancel()
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) { title = location.lastPathComponent }
    }
    """,
    "NetworkingByCombine": """
    import Combine
    import UIKit

    final class Covers: ObservableObject {
      @Published var letters: [String] = []
      private var watching = Set<AnyCancellable>()
      func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
          .tryMap { output -> Data in
            guard (output.response as? HTTPURLResponse)?.statusCode == 200 else {
              throw URLError(.badServerResponse)
            }
            return output.data
          }
          .decode(type: [String].self, decoder: JSONDecoder())
          .replaceError(with: [])
          .receive(on: DispatchQueue.main)
          .assign(to: \\.letters, on: self)
          .store(in: &watching)
      }
    }
    """,
    "NamesOfC": """
    import UIKit

    final class Counter {
      private var lock = os_unfair_lock()
      private(set) var count: NSInteger = 0
      func add() {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        count += 1
      }
      func later(_ seconds: Double) -> UInt64 { UInt64(seconds * Double(NSEC_PER_SEC)) }
      func refuse() {
        NSException(name: .invalidArgumentException, reason: "no", userInfo: nil).raise()
      }
      func decay(_ rate: CGFloat) -> CGFloat { CoreGraphics.log(rate) }
    }
    class BadgeItem: UIBarButtonItem {
      let badge = UIView()
    }
    extension BadgeItem {
      override func awakeFromNib() {
        super.awakeFromNib()
        customView = badge
        badge.layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        badge.backgroundColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        badge.tintColor = tint.withAlphaComponent(0.5)
        if badge.tintColor.cgColor.colorSpace?.model == .rgb { badge.isHidden = true }
      }
    }
    """,
    "ClassesAsValues": """
    import UIKit

    class DemoViewController: UIViewController {}
    class SpringViewController: DemoViewController {
      private let label = UILabel()
    }
    class PipViewController: DemoViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    struct Demo {
      let name: String
      let type: DemoViewController.Type
      static let all = [
        Demo(name: "Spring", type: SpringViewController.self),
        Demo(name: "Pip", type: PipViewController.self),
      ]
    }
    final class MenuViewController: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let demo = Demo.all[path.row]
        let controller = demo.type.init()
        controller.title = demo.name
        navigationController?.pushViewController(controller, animated: true)
      }
    }
    """,
    "Combining": """
    import Combine
    import UIKit

    final class Letters: ObservableObject {
      @Published private(set) var titles: [String] = []
      @Published var query = ""
      let opened = PassthroughSubject<Int, Never>()
      private var watching = Set<AnyCancellable>()
      init() {
        $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
          .map { [$0] }.assign(to: &$titles)
        Publishers.CombineLatest($titles, opened).map { $0[$1] }
          .sink { print($0) }.store(in: &watching)
      }
      func load() -> AnyPublisher<[String], Error> {
        Future { promise in promise(.success([])) }.eraseToAnyPublisher()
      }
    }
    final class LettersViewController: UIViewController {
      private let letters = Letters()
      private let label = UILabel()
      private var watching: Set<AnyCancellable> = []
      private lazy var ticking: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
        every: 1, on: .main, in: .common
      ).autoconnect()
      override func viewDidLoad() {
        super.viewDidLoad()
        letters.$titles.receive(on: DispatchQueue.main).sink { [weak self] titles in
          self?.title = titles.first
        }.store(in: &watching)
        letters.$query.map { $0 as String? }.assign(to: \\.text, on: label).store(in: &watching)
        letters.load().replaceError(with: []).flatMap { $0.publisher }.sink { [unowned self] in
          label.text = $0
        }.store(in: &watching)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
          .merge(with: NotificationCenter.default.publisher(for: UIScene.didActivateNotification))
          .sink { [weak self] _ in self?.view.setNeedsLayout() }.store(in: &watching)
        ticking.sink { [weak self] _ in self?.letters.opened.send(0) }.store(in: &watching)
        letters.objectWillChange.sink { [weak self] in self?.view.setNeedsLayout() }
          .store(in: &watching)
        label.publisher(for: \\.isHidden).sink { print($0) }.store(in: &watching)
      }
    }
    """,
    "CombiningControls": """
    import Combine
    import UIKit

    struct ControlPublisher<Control: UIControl>: Publisher {
      typealias Output = Control
      typealias Failure = Never
      let control: Control
      func receive<S>(subscriber: S)
      where S: Subscriber, S.Failure == Failure, S.Input == Output {
        subscriber.receive(subscription: ControlSubscription(subscriber: subscriber, control: control))
      }
    }
    final class ControlSubscription<S: Subscriber, Control: UIControl>: Subscription
    where S.Input == Control {
      private var subscriber: S?
      private let control: Control
      init(subscriber: S, control: Control) {
        self.subscriber = subscriber
        self.control = control
        control.addTarget(self, action: #selector(tell), for: .touchUpInside)
      }
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { subscriber = nil }
      @objc private func tell() { _ = subscriber?.receive(control) }
    }
    extension UITextField {
      var textPublisher: AnyPublisher<String, Never> {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: self)
          .compactMap { ($0.object as? UITextField)?.text }.eraseToAnyPublisher()
      }
    }
    extension Publisher where Failure == Never {
      func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak root: Root
      ) -> AnyCancellable {
        sink { [weak root] in root?[keyPath: keyPath] = $0 }
      }
    }
    """,
    "Hosting": """
    import Combine
    import SwiftUI

    final class SettingsModel: ObservableObject {
      @Published var isLoud = false
      var onClose: (() -> Void)?
    }
    struct SettingsView: View {
      @ObservedObject var model: SettingsModel
      @StateObject private var other = SettingsModel()
      @State private var count = 0
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.spacing) var spacing
      let title: String
      init(model: SettingsModel, title: String = "") {
        self.model = model
        self.title = title
      }
      var body: some View {
        NavigationStack {
          List { Toggle("Loud", isOn: $model.isLoud) }
        }
        .onAppear { count += 1 }
      }
      @ViewBuilder private func row(_ icon: Image) -> some View {
        if count > 0 { icon.foregroundColor(.red) }
      }
      private func close() {
        model.onClose?()
        count += 1
        dismiss()
      }
    }
    private struct SpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
    extension EnvironmentValues {
      var spacing: CGFloat {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
      }
    }
    struct Wrapped<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }
    struct Legacy: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController()
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    struct Picker: UIViewRepresentable {
      final class Coordinator: NSObject {
        let parent: Picker
        init(_ parent: Picker) { self.parent = parent }
      }
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.text = context.coordinator.parent.text
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }
    final class SettingsViewController: UIHostingController<SettingsView> {
      init(_ model: SettingsModel) { super.init(rootView: SettingsView(model: model)) }
      required init?(coder: NSCoder) {
        super.init(coder: coder, rootView: SettingsView(model: SettingsModel()))
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
      }
    }
    final class HomeViewController: UIViewController {
      func open() {
        let model = SettingsModel()
        let child = UIHostingController(rootView: SettingsView(model: model).environmentObject(model))
        child.sizingOptions = .intrinsicContentSize
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        present(SettingsViewController(model), animated: true)
        show(UIHostingController(rootView: AnyView(Wrapped { SettingsView(model: model) })), sender: self)
      }
    }
    struct SettingsView_Previews: PreviewProvider {
      static var previews: some View { SettingsView(model: SettingsModel()) }
    }
    #Preview { SettingsView(model: SettingsModel()) }
    """,
    "Network": """
    import UIKit

    func get(_ place: URL) { URLSession.shared.dataTask(with: place) { _, _, _ in }.resume() }
    let session = URLSession(configuration: .ephemeral)
    """,
    "Whereabouts": """
    import CoreLocation
    import UIKit

    class WhereaboutsViewController: UIViewController {
      private let locationManager = CLLocationManager()
      private let geocoder = CLGeocoder()
      private var last: CLLocation?
      private let home = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        locationManager.distanceFilter = 50
        if CLLocationManager.authorizationStatus() == .notDetermined {
          locationManager.requestWhenInUseAuthorization()
        }
        if CLLocationManager.locationServicesEnabled() { locationManager.startUpdatingLocation() }
      }
      func beacon() -> CLBeaconRegion? { nil }
    }
    extension WhereaboutsViewController: CLLocationManagerDelegate {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let newest = locations.last, newest.horizontalAccuracy > 0 else { return }
        last = newest
        geocoder.reverseGeocodeLocation(newest) { [weak self] placemarks, error in
          self?.label.text = placemarks?.first?.locality ?? error?.localizedDescription
        }
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .denied { manager.stopUpdatingLocation() }
        if (error as NSError).code == CLError.locationUnknown.rawValue { return }
      }
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) {
        switch status {
        case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
        case .denied, .restricted: label.text = "Where are you?"
        case .notDetermined: break
        @unknown default: break
        }
      }
    }
    """,
    "Album": """
    import Photos
    import PhotosUI
    import UIKit
    import UniformTypeIdentifiers

    class AlbumViewController: UICollectionViewController, PHPhotoLibraryChangeObserver {
      var assets: PHFetchResult<PHAsset>!
      var collections = [PHAssetCollection]()
      let images = PHCachingImageManager()
      var request: PHImageRequestID?

      override func viewDidLoad() {
        super.viewDidLoad()
        PHPhotoLibrary.shared().register(self)
        PHPhotoLibrary.requestAuthorization { status in
          DispatchQueue.main.async { if status == .authorized { self.load() } }
        }
        load()
      }
      func load() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)
        options.fetchLimit = 100
        assets = PHAsset.fetchAssets(with: .image, options: options)
        assets.enumerateObjects { asset, index, stop in
          if index > 9 { stop.pointee = true }
        }
        let albums = PHAssetCollection.fetchAssetCollections(
          with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        albums.enumerateObjects { album, _, _ in self.collections.append(album) }
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { assets.count }
      func show(_ asset: PHAsset, in view: UIImageView) {
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        options.isNetworkAccessAllowed = true
        request = images.requestImage(
          for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill,
          options: options
        ) { image, info in
          if let degraded = info?[PHImageResultIsDegradedKey] as? Bool, degraded { return }
          view.image = image
        }
      }
      func keep(_ image: UIImage) {
        PHPhotoLibrary.shared().performChanges({
          let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
          request.creationDate = Date()
        }) { done, error in
          if let error = error { print(done, error.localizedDescription) }
        }
        UIImageWriteToSavedPhotosAlbum(
          image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
      }
      @objc func image(
        _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
      ) {}
      func photoLibraryDidChange(_ changeInstance: PHChange) {
        guard let details = changeInstance.changeDetails(for: assets) else { return }
        assets = details.fetchResultAfterChanges
      }
      func pick() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 3
        configuration.filter = .any(of: [.images, .livePhotos])
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
      }
      func live() -> PHLivePhotoView? { nil }
    }
    extension AlbumViewController: PHPickerViewControllerDelegate {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for provider in results.map(\\.itemProvider) where provider.canLoadObject(ofClass: UIImage.self) {
          provider.loadObject(ofClass: UIImage.self) { image, error in
            guard let image = image as? UIImage else { return }
            print(image.size, error as Any)
          }
        }
      }
    }
    let kind = UTType.image.identifier
    let name = UTType.movie.description
    """,
    "Scanner": """
    import AVFoundation
    import UIKit

    final class ScannerViewController: UIViewController {
      private let session = AVCaptureSession()
      private var previewLayer: AVCaptureVideoPreviewLayer!
      private let photos = AVCapturePhotoOutput()
      private let queue = DispatchQueue(label: "scanner")
      var player: AVPlayer?

      override func viewDidLoad() {
        super.viewDidLoad()
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: setUp()
        case .notDetermined:
          AVCaptureDevice.requestAccess(for: .video) { granted in
            DispatchQueue.main.async { if granted { self.setUp() } else { self.refuse() } }
          }
        default: refuse()
        }
      }
      private func setUp() {
        guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
          let input = try? AVCaptureDeviceInput(device: camera)
        else { return refuse() }
        session.beginConfiguration()
        session.sessionPreset = .photo
        if session.canAddInput(input) { session.addInput(input) }
        let codes = AVCaptureMetadataOutput()
        session.addOutput(codes)
        codes.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
        codes.metadataObjectTypes = [.qr, .ean13, AVMetadataObject.ObjectType.code128]
        session.commitConfiguration()
        previewLayer = AVCaptureVideoPreviewLayer(session: session)
        previewLayer.videoGravity = .resizeAspectFill
        previewLayer.frame = view.layer.bounds
        view.layer.addSublayer(previewLayer)
        queue.async { self.session.startRunning() }
        do {
          try camera.lockForConfiguration()
          camera.torchMode = camera.hasTorch ? .on : .off
          camera.unlockForConfiguration()
        } catch { print(error) }
      }
      private func refuse() {}
      func shoot() {
        let settings = AVCapturePhotoSettings()
        settings.flashMode = .auto
        photos.capturePhoto(with: settings, delegate: self)
      }
      func play(_ url: URL) { player = AVPlayer(url: url); player?.play() }
    }
    extension ScannerViewController: AVCaptureMetadataOutputObjectsDelegate {
      func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
      ) {
        guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject,
          code.type == .qr, let text = code.stringValue
        else { return }
        session.stopRunning()
        print(text)
      }
    }
    extension ScannerViewController: AVCapturePhotoCaptureDelegate {
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
      ) {
        guard error == nil, let data = photo.fileDataRepresentation() else { return }
        _ = UIImage(data: data)
      }
    }
    """,
    "Portrait": """
    import MobileCoreServices
    import UIKit

    class PortraitViewController: UIViewController, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      let imageView = UIImageView()

      @objc func choose() {
        let picker = UIImagePickerController()
        picker.delegate = self
        picker.allowsEditing = true
        picker.mediaTypes = [kUTTypeImage as String]
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        present(picker, animated: true, completion: nil)
      }
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        imageView.image = info[.editedImage] as? UIImage
        picker.dismiss(animated: true)
      }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true, completion: nil)
      }
    }
    class OlderPortraitViewController: UIViewController, UIImagePickerControllerDelegate {
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
      ) {
        _ = info[UIImagePickerControllerOriginalImage] as? UIImage
      }
    }
    """,
    "Proxy": """
    import UIKit

    final class ScrollProxy: NSObject, UIScrollViewDelegate {
      weak var original: UIScrollViewDelegate?

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        original?.scrollViewDidScroll?(scrollView)
      }
      override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || original?.responds(to: aSelector) == true
      }
      @objc override func conforms(to aProtocol: Protocol) -> Bool {
        super.conforms(to: aProtocol) || (original?.conforms(to: aProtocol) ?? false)
      }
      override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if original?.responds(to: aSelector) == true { return original }
        return super.forwardingTarget(for: aSelector)
      }
    }
    """,
    "Swizzling": """
    import UIKit

    extension UIViewController {
      static func exchange() {
        let old = class_getInstanceMethod(UIViewController.self, #selector(viewDidLoad))!
        let new = class_getInstanceMethod(UIViewController.self, #selector(mine))!
        class_addMethod(self, #selector(mine), method_getImplementation(new), nil)
        method_exchangeImplementations(old, new)
      }
      @objc func mine() {}
    }
    """,
    "SwizzlingOnce": """
    import UIKit

    extension CALayer {
      static var added: [CAAnimation]? = {
        let old = class_getInstanceMethod(CALayer.self, #selector(add(_:forKey:)))
        if let old { method_exchangeImplementations(old, old) }
        return nil
      }()
    }
    func forget() { CALayer.added = [] }
    """,
    "Makeable": """
    import UIKit

    extension NSObject: Makeable {}
    protocol Makeable: AnyObject {
      init()
    }
    extension Makeable {
      init(_ block: (Self) -> Void) {
        self.init()
        block(self)
      }
      func with(_ block: (Self) -> Void) -> Self {
        block(self)
        return self
      }
    }
    final class Settings: Makeable {
      var depth = 1
    }
    let deep = Settings { $0.depth = 2 }.depth
    func shade() -> UIView {
      return UIView {
        $0.alpha = 0.5
      }.with { $0.tag = 1 }
    }
    """,
    "Question": """
    import UIKit

    class Asks: NSObject, UINavigationControllerDelegate {
      weak var next: UINavigationControllerDelegate?
      func ask() -> Bool {
        next?.responds(
          to: #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:))) ?? false
      }
    }
    """,
    "OptionalVariable": """
    import UIKit

    @objc protocol Insets: AnyObject { @objc optional var inset: CGFloat { get } }
    func inset(_ one: Insets?) -> CGFloat { one?.inset ?? 0 }
    """,
    "OptionalCall": """
    import UIKit

    @objc protocol Ending: AnyObject { @objc optional func done(_ count: Int) }
    class Caller {
      weak var handler: Ending?
      func go() { handler?.done?(1) }
    }
    class Other { func go() { let handler: Int? = 1; _ = handler } }
    """,
    "Observer": """
    import UIKit

    class Watcher: NSObject {
      var token: NSKeyValueObservation?
      func start(_ view: UIScrollView) {
        view.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
        token = view.observe(\\.safeAreaInsets) { _, _ in }
      }
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }
    """,
    "Layer": """
    import UIKit

    class Ring: CALayer {
      @NSManaged var progress: CGFloat
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
    }
    """,
    "Extensions": """
    import UIKit

    class Screen: UIViewController {}
    extension Screen { open override func viewDidLoad() { super.viewDidLoad() } }
    extension NSObject { convenience init(number: Int) { self.init() } }
    private var key: UInt8 = 0
    extension UIView {
      var mark: Int {
        get { objc_getAssociatedObject(self, &key) as? Int ?? 0 }
        set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
      }
    }
    """,
    "Grammar": """
    import UIKit

    open class Old { open let one = 1; open static var two = 2; var done: ((Void) -> Void)?; func f() { done?() } }
    protocol Holder: AnyObject { weak var held: UIView? { get set } }
    class Keeper: Holder { weak var held: UIView? }
    """,
    "Modern": """
    import UIKit

    class Photos: UIViewController, UISplitViewControllerDelegate {
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      override func viewDidLoad() {
        super.viewDidLoad()
        preferredTransition = .zoom { context in context.sourceViewController.view }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before) in
          self.tone()
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(tone))
        view.layoutMarginsGuide.bottomAnchor.constraint(
          equalTo: view.keyboardLayoutGuide.topAnchor
        ).isActive = true
        UITabBarAppearance().stackedLayoutAppearance.normal.iconColor = .red
      }
      @objc func tone() {}
      func column() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(self, for: .primary)
        split.show(.primary)
        return split
      }
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    func rows() -> NSDiffableDataSourceSectionSnapshot<Int> { NSDiffableDataSourceSectionSnapshot() }
    func sideways(_ section: NSCollectionLayoutSection) {
      section.orthogonalScrollingBehavior = .groupPaging
    }
    """,
    "Traits": """
    import UIKit

    func mark(_ view: UIView) {
      view.accessibilityTraits |= UIAccessibilityTraitSelected
      view.accessibilityTraits &= ~UIAccessibilityTraitSelected
      view.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitLink
    }
    func number(_ one: NSNumber) -> CGFloat { CGFloat(truncating: one) + (one as! CGFloat) }
    """,
    "Shop": """
    import AuthenticationServices
    import CommonCrypto
    import Contacts
    import CryptoKit
    import Network
    import QuickLook
    import StoreKit

    final class ShopViewController: UIViewController {
      private var products: [SKProduct] = []
      private let monitor = NWPathMonitor()

      override func viewDidLoad() {
        super.viewDidLoad()
        let request = SKProductsRequest(productIdentifiers: Set(["pro"]))
        request.delegate = self
        request.start()
        SKPaymentQueue.default().add(self)
        monitor.pathUpdateHandler = { [weak self] path in
          DispatchQueue.main.async { self?.title = path.status == .satisfied ? "Shop" : "Offline" }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
        CNContactStore().requestAccess(for: .contacts) { granted, _ in print(granted) }
      }

      func buy(_ product: SKProduct) {
        guard SKPaymentQueue.canMakePayments() else { return }
        let payment = SKMutablePayment(product: product)
        payment.quantity = 2
        SKPaymentQueue.default().add(payment)
      }

      func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
      }

      func show() {
        let preview = QLPreviewController()
        preview.dataSource = self
        present(preview, animated: true)
      }
    }

    extension ShopViewController: SKProductsRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
      }
      func request(_ request: SKRequest, didFailWithError error: Error) { title = "\\(error)" }
    }

    extension ShopViewController: SKPaymentTransactionObserver {
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        for transaction in transactions {
          switch transaction.transactionState {
          case .purchased, .restored: queue.finishTransaction(transaction)
          case .failed:
            if let error = transaction.error as? SKError, error.code != .paymentCancelled {
              title = error.localizedDescription
            }
          default: break
          }
        }
      }
    }

    extension ShopViewController: ASAuthorizationControllerDelegate,
      ASAuthorizationControllerPresentationContextProviding
    {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        view.window!
      }
      func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
      ) {
        guard let user = authorization.credential as? ASAuthorizationAppleIDCredential else {
          return
        }
        title = user.fullName?.givenName
      }
    }

    extension ShopViewController: QLPreviewControllerDataSource {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> QLPreviewItem { URL(fileURLWithPath: "/a") as QLPreviewItem }
    }

    extension Digest {
      var hex: String { map { String(format: "%02x", $0) }.joined() }
    }

    extension String {
      var sha256: String { SHA256.hash(data: Data(utf8)).hex }
      var md5: String {
        let data = Data(utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        return digest.map { String(format: "%02x", $0) }.joined()
      }
      var sha1: Data {
        let data = Data(utf8)
        let hash = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> [UInt8] in
          var hash = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
          CC_SHA1(bytes.baseAddress, CC_LONG(data.count), &hash)
          return hash
        }
        return Data(hash)
      }
    }
    """,
    "Smaller": """
    import AVFoundation
    import UIKit

    class Label: NSLayoutConstraint { var label = "" }
    class Motion { let animator = UIViewPropertyAnimator(); let none = UIColor() }
    func up(_ length: CGFloat) -> CGFloat { Darwin.ceil(length) }
    func same(_ one: AnyClass, _ other: AnyClass) -> Bool { one === other }
    func card() -> UIView? { Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? UIView }
    func tilt(_ view: UIView) {
      view.addMotionEffect(
        UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
    }
    func fitted() -> CGRect { AVMakeRect(aspectRatio: .zero, insideRect: .zero) }
    """,
  ]

  private static let refused: [(name: String, text: String)] = [
    ("Text", "_ = UIHostingController(rootView: Text(\"\"))"),
    ("UIHostingConfiguration", "_ = UIHostingConfiguration.self"),
    ("webSocketTask", "_ = URLSession.shared.webSocketTask(with: URL(string: \"a\")!)"),
    ("buffer", "_ = Just(1).buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)"),
    ("PDFOutline", "_ = PDFOutline()"),
    ("UIFindInteraction", "_ = UIFindInteraction.self"),
    ("UICalendarView", "_ = UICalendarView.self"),
    ("CFGetRetainCount", "_ = CFGetRetainCount(UIView())"),
    ("UIFindInteraction", "_ = UIFindInteraction.self"),
  ]
}
