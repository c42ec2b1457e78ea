/// Finds storyboard scenes that contain themselves, directly or through other scenes. An app could
/// never finish loading such a scene.
enum InterfaceCycles {
  /// Returns one error for each cycle of scenes that contain one another by relationships or embed
  /// segues.
  static func complaints(_ documents: [InterfaceDocument]) -> [Complaint] {
    var arrows: [String: [(to: String, segue: XMLElement)]] = [:]
    var order: [String] = []
    for document in documents {
      for (controller, _) in document.scenes {
        let from = "\(document.name)/\(controller["id"] ?? "")"
        order.append(from)
        for (_, segue) in InterfaceDocument.segues(in: controller)
        where ["embed", "relationship"].contains(segue["kind"]) {
          guard let to = target(segue["destination"] ?? "", document, documents) else { continue }
          arrows[from, default: []].append((to, segue))
        }
      }
    }
    var found: [Complaint] = []
    var state: [String: Bool] = [:]
    func visit(_ scene: String) {
      // `false` means that the scenes below this scene are still being visited, so a path that
      // leads back to it is a cycle. `true` means that they have all been visited.
      state[scene] = false
      for (to, segue) in arrows[scene] ?? [] {
        switch state[to] {
        case false?:
          found.append(
            Complaint(
              place: segue.place,
              message:
                "This \(segue["kind"] ?? "segue") leads back to a scene that contains it, which "
                + "would never end: a scene outside was expected."))
        case nil: visit(to)
        default: break
        }
      }
      state[scene] = true
    }
    for scene in order where state[scene] == nil { visit(scene) }
    return found
  }

  /// Returns the scene with a given id, from the segue's storyboard or from the storyboard that a
  /// reference in it names.
  private static func target(
    _ id: String, _ document: InterfaceDocument, _ documents: [InterfaceDocument]
  ) -> String? {
    guard let element = document.elements[id] else { return nil }
    guard element.name == "viewControllerPlaceholder" else { return "\(document.name)/\(id)" }
    guard
      let other = documents.first(where: { $0.isStoryboard && $0.name == element["storyboardName"] }
      )
    else { return nil }
    if let identifier = element["referencedIdentifier"] {
      let scene = other.scenes.first { $0.controller["storyboardIdentifier"] == identifier }
      return scene.map { "\(other.name)/\($0.controller["id"] ?? "")" }
    }
    return other.root["initialViewController"].map { "\(other.name)/\($0)" }
  }
}
