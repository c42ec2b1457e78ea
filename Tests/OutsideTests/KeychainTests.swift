import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("The keychain", .serialized)
struct KeychainTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "shop",
      kSecAttrAccount as String: account,
    ]
    return own.merging(more) { $1 } as CFDictionary
  }

  private func data(of account: String) -> Data? {
    var found: AnyObject?
    let status = SecItemCopyMatching(
      query(
        account, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne]),
      &found)
    return status == errSecSuccess ? found as? Data : nil
  }

  @Test("What an app stores is there until it deletes it, and is not there at the next launch")
  func stored() {
    let first = Simulator.boot()
    let secret = Data([1, 2])
    #expect(SecItemDelete(query("a")) == errSecItemNotFound)
    #expect(SecItemAdd(query("a", [kSecValueData: secret]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("a", [kSecValueData: Data()]), nil) == errSecDuplicateItem)
    #expect(data(of: "a") == secret)
    #expect(data(of: "b") == nil)
    #expect(SecItemUpdate(query("a"), [kSecValueData: Data([3])]) == errSecSuccess)
    #expect(SecItemUpdate(query("b"), [kSecValueData: Data([3])]) == errSecItemNotFound)
    #expect(data(of: "a") == Data([3]))
    let next = Simulator.boot()
    #expect(data(of: "a") == nil)
    withExtendedLifetime([first, next]) {}
  }

  @Test("A query may be a dictionary of Foundation's")
  func bridged() {
    let simulator = Simulator.boot()
    let query = NSMutableDictionary()
    query[kSecClass as String] = kSecClassGenericPassword
    query[kSecAttrAccount as String] = "a"
    let secret = NSMutableDictionary()
    for (key, value) in query { secret[key as? String ?? ""] = value }
    secret[kSecValueData as String] = Data([1])
    var found: CFTypeRef?
    #expect(SecItemAdd(secret, nil) == errSecSuccess)
    #expect(SecItemUpdate(query, [kSecValueData: Data([2])] as NSDictionary) == errSecSuccess)
    query[kSecReturnData as String] = true
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
    #expect(found as? Data == Data([2]))
    query.removeObject(forKey: kSecReturnData as String)
    #expect(SecItemDelete(query) == errSecSuccess)
    #expect(SecItemDelete(query) == errSecItemNotFound)
    withExtendedLifetime(simulator) {}
  }

  @Test("A query says what it wants of the items, and of how many")
  func answers() {
    let simulator = Simulator.boot()
    for account in ["a", "b", "c"] {
      let status = SecItemAdd(query(account, [kSecValueData: Data(account.utf8)]), nil)
      #expect(status == errSecSuccess)
    }
    var found: CFTypeRef?
    var all: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true, kSecReturnData: true,
      kSecAttrSynchronizable: kSecAttrSynchronizableAny, kSecMatchLimit: kSecMatchLimitAll,
    ]
    #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
    let items = found as? [[String: Any]]
    #expect(items?.compactMap { $0[kSecAttrAccount] as? String } == ["a", "b", "c"])
    #expect(items?.first?[kSecValueData] as? Data == Data("a".utf8))
    all[kSecMatchLimit] = 2
    #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
    #expect((found as? [Any])?.count == 2)
    all[kSecMatchLimit] = nil
    all[kSecReturnData] = nil
    #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
    #expect((found as? [String: Any])?[kSecValueData] == nil)
    #expect(SecItemAdd([kSecAttrAccount: "d"], nil) == errSecParam)
    #expect(SecItemDelete([kSecClass: kSecClassInternetPassword]) == errSecItemNotFound)
    #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
    #expect(SecItemCopyMatching(all, &found) == errSecItemNotFound)
    withExtendedLifetime(simulator) {}
  }

  @Test("No two names for keys and values of a query have one value")
  func names() {
    let keys: [CFString] = [
      kSecClass, kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate,
      kSecClassKey, kSecClassIdentity, kSecAttrAccessControl, kSecAttrAccessGroup,
      kSecAttrAccessible, kSecAttrAccount, kSecAttrAuthenticationType, kSecAttrComment,
      kSecAttrCreationDate, kSecAttrCreator, kSecAttrDescription, kSecAttrGeneric,
      kSecAttrIsInvisible, kSecAttrLabel, kSecAttrModificationDate, kSecAttrPath, kSecAttrPort,
      kSecAttrProtocol, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrService,
      kSecAttrSynchronizable, kSecAttrSynchronizableAny, kSecAttrType,
      kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      kSecAttrAccessibleAlways, kSecAttrAccessibleAlwaysThisDeviceOnly,
      kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlocked,
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecMatchCaseInsensitive, kSecMatchLimit,
      kSecMatchLimitAll, kSecMatchLimitOne, kSecReturnAttributes, kSecReturnData,
      kSecReturnPersistentRef, kSecReturnRef, kSecUseAuthenticationContext, kSecUseAuthenticationUI,
      kSecUseAuthenticationUIFail, kSecUseDataProtectionKeychain, kSecUseOperationPrompt,
      kSecValueData, kSecValuePersistentRef, kSecValueRef,
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test("Each result has a number of its own, and a text")
  func results() {
    let results: [OSStatus] = [
      errSecSuccess, errSecUnimplemented, errSecParam, errSecAllocate, errSecUserCanceled,
      errSecNotAvailable, errSecAuthFailed, errSecDuplicateItem, errSecItemNotFound,
      errSecInteractionNotAllowed, errSecDecode,
    ]
    #expect(Set(results).count == results.count)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "OSStatus -25300")
  }

  @Test("A key is stored with its kind, and found by its tag")
  func keys() {
    withExtendedLifetime(Simulator.boot()) {
      let tag = Data("push".utf8)
      let key: [String: Any] = [
        kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
        kSecAttrKeyClass as String: kSecAttrKeyClassPrivate,
        kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeySizeInBits as String: 256, kSecAttrIsPermanent as String: true,
        kSecAttrApplicationLabel as String: "a", kSecValueData as String: Data([1, 2]),
      ]
      #expect(SecItemAdd(key as CFDictionary, nil) == errSecSuccess)
      let kinds = [kSecAttrKeyClassPublic, kSecAttrKeyClassPrivate, kSecAttrKeyClassSymmetric]
      let found = kinds.filter { kind in
        let query: [String: Any] = [
          kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
          kSecAttrKeyClass as String: kind,
        ]
        return SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess
      }
      #expect(found == [kSecAttrKeyClassPrivate])
      #expect(kSecAttrKeyTypeEC == kSecAttrKeyTypeECSECPrimeRandom)
      #expect(kSecAttrKeyTypeRSA != kSecAttrKeyTypeEC)
    }
  }
}
