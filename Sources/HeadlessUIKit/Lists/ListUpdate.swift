/// The changes that an app reported to a table or collection view during one batch update: sections
/// and items that were inserted, deleted, reloaded or moved.
struct ListUpdate {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Returns a section's index after the update, given its index before. The section must not be
  /// one that the update deletes.
  private func place(ofSection section: Int) -> Int {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var place = section - gone.count(in: 0..<section)
    for arrived in insertedSections.union(IndexSet(movedSections.map(\.to)))
    where arrived <= place { place += 1 }
    return place
  }

  /// Returns an item's index path after the update, given its index path before; `nil` if the
  /// update deletes or reloads the item.
  func place(of path: IndexPath) -> IndexPath? {
    if deletedSections.contains(path.section) || reloadedSections.contains(path.section)
      || deleted.contains(path) || reloaded.contains(path)
    {
      return nil
    }
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    let gone = deleted + moved.map(\.from)
    var item =
      path.item - gone.filter { $0.section == path.section && $0.item < path.item }.count
    let section = place(ofSection: path.section)
    let arrived = (inserted + moved.map(\.to)).filter { $0.section == section }
    for inserted in arrived.map(\.item).sorted() where inserted <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// Traps, as UIKit does, unless the number of items in each section after the update is the
  /// number before it, plus inserted and minus deleted items.
  func check(_ old: [Int], _ new: [Int], _ noun: String, in list: UIView) {
    let sections = old.count + insertedSections.count - deletedSections.count
    precondition(
      sections == new.count,
      """
      Invalid update: invalid number of sections. The number of sections contained in \(list) after the update \
      (\(new.count)) must be equal to the number before it (\(old.count)), plus or minus those inserted or deleted \
      (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
      """)
    for (section, count) in old.enumerated() {
      guard !reloadedSections.contains(section), !deletedSections.contains(section) else {
        continue
      }
      let place = place(ofSection: section)
      let added =
        inserted.filter { $0.section == place }.count
        + moved.filter { $0.to.section == place }.count
      let removed =
        deleted.filter { $0.section == section }.count
        + moved.filter { $0.from.section == section }.count
      precondition(
        count + added - removed == new[place],
        """
        Invalid update: invalid number of \(noun) in section \(section). The number of \(noun) contained in an \
        existing section after the update (\(new[place])) must be equal to the number before it (\(count)), plus or \
        minus those inserted or deleted (\(added) inserted, \(removed) deleted) in \(list).
        """)
    }
  }
}

/// A collector of the changes that an app makes to a list between `beginUpdates()` and
/// `endUpdates()`. Updates may be nested; all changes take effect when the outermost one ends.
struct ListChanges {
  private(set) var update: ListUpdate?
  /// The number of items in each of the list's sections before the update.
  private var counts: [Int] = []
  private var depth = 0

  mutating func begin(_ counts: @autoclosure () -> [Int]) {
    depth += 1
    guard update == nil else { return }
    self.counts = counts()
    update = ListUpdate()
  }

  mutating func add(_ change: (inout ListUpdate) -> Void) {
    if var changed = update {
      change(&changed)
      update = changed
    }
  }

  /// Ends one of the nested updates of a list. For the outermost one, returns all collected changes
  /// and the number of items in each section before the update; for an inner one `nil`.
  mutating func end() -> (update: ListUpdate, counts: [Int])? {
    precondition(depth > 0, "endUpdates() must follow beginUpdates().")
    depth -= 1
    guard depth == 0, let done = update else { return nil }
    update = nil
    return (done, counts)
  }
}
