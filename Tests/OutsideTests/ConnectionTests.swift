import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Connections, carriers and advertisers", .serialized)
struct ConnectionTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("A watcher sees a connection over Wi-Fi in the next turn, and hears no more of it")
  func path() {
    _ = Simulator.boot()
    nonisolated(unsafe) var told: [NWPath.Status] = []
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { told.append($0.status) }
    #expect(monitor.queue == nil)
    monitor.start(queue: .main)
    monitor.start(queue: .main)
    #expect(told == [] && monitor.queue === DispatchQueue.main)
    turn()
    #expect(told == [.satisfied])
    let path = monitor.currentPath
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    #expect(!path.isExpensive && !path.isConstrained && path.supportsDNS)
    #expect(path.supportsIPv4 && path.supportsIPv6 && path.unsatisfiedReason == .notAvailable)
    let part: NWInterface? = path.availableInterfaces.first
    #expect(part?.type == .wifi && part?.name == "en0" && part?.index == 1)
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    #expect(cellular.currentPath.status == .unsatisfied)
    cellular.pathUpdateHandler = { told.append($0.status) }
    cellular.start(queue: .main)
    cellular.cancel()
    turn()
    #expect(told == [.satisfied] && cellular.pathUpdateHandler == nil)
    let kinds: [NWInterface.InterfaceType] = [.other, .wifi, .cellular, .wiredEthernet, .loopback]
    let reasons: [NWPath.UnsatisfiedReason] = [.notAvailable, .cellularDenied, .wifiDenied]
    let states: [NWPath.Status] = [.satisfied, .unsatisfied, .requiresConnection]
    #expect(Set(kinds).count == 5 && Set(reasons).count == 3 && Set(states).count == 3)
  }

  @Test("The phone has no carrier")
  func carrier() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.currentRadioAccessTechnology == nil && info.dataServiceIdentifier == nil)
    #expect(info.serviceCurrentRadioAccessTechnology == nil)
    #expect(info.subscriberCellularProvider == nil)
    #expect(info.serviceSubscriberCellularProviders == nil)
    let carrier = CTCarrier()
    #expect(carrier.carrierName == nil && carrier.mobileCountryCode == nil)
    #expect(carrier.mobileNetworkCode == nil && carrier.isoCountryCode == nil)
    #expect(!carrier.allowsVOIP)
    let data = CTCellularData()
    data.cellularDataRestrictionDidUpdateNotifier = { _ in Issue.record("It changed.") }
    #expect(data.restrictedState == .restrictedStateUnknown)
    let states: [CTCellularDataRestrictedState] = [
      .restrictedStateUnknown, .restricted, .notRestricted,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let technologies = [
      CTRadioAccessTechnologyGPRS, CTRadioAccessTechnologyEdge, CTRadioAccessTechnologyWCDMA,
      CTRadioAccessTechnologyHSDPA, CTRadioAccessTechnologyHSUPA, CTRadioAccessTechnologyCDMA1x,
      CTRadioAccessTechnologyLTE, CTRadioAccessTechnologyNR,
    ]
    #expect(Set(technologies).count == 8)
  }

  @Test("Leave to follow a person is refused in the next turn, and the advertisers' number is zero")
  func tracking() {
    _ = Simulator.boot()
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    nonisolated(unsafe) var told: [ATTrackingManager.AuthorizationStatus] = []
    ATTrackingManager.requestTrackingAuthorization { told.append($0) }
    #expect(told == [])
    turn()
    #expect(told == [.denied] && ATTrackingManager.trackingAuthorizationStatus == .denied)
    let ask: @MainActor () async -> Void = {
      _ = await ATTrackingManager.requestTrackingAuthorization()
    }
    _ = ask
    let manager = ASIdentifierManager.shared()
    #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!manager.isAdvertisingTrackingEnabled)
    let statuses: [ATTrackingManager.AuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorized,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3])
  }
}
