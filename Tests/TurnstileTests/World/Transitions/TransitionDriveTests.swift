import Testing

@testable import Turnstile

@Suite("The drive of a transition")
struct TransitionDriveTests {
  @Test("A recogniser and a drag that act several times in a row are listed once")
  func once() {
    var drive = TransitionDrive()
    drive.act(7, inDrag: 0, drivesContinuously: false)
    drive.act(7, inDrag: 0, drivesContinuously: true)
    drive.act(7, inDrag: 1, drivesContinuously: true)
    drive.act(8, inDrag: nil, drivesContinuously: false)

    #expect(drive.recognizers == [7, 8])
    #expect(drive.drags == [0, 1])
    #expect(drive.isContinuous)
  }

  @Test("A request by a continuous gesture does not drive the transition yet")
  func request() {
    var drive = TransitionDrive()
    drive.act(7, inDrag: 0, drivesContinuously: false)

    #expect(!drive.isContinuous)
  }

  @Test("A bystander is unrelated unless it requested the transition or drives it later")
  func bystanders() {
    var drive = TransitionDrive(bystanders: [7])
    let atRequest = (
      own: drive.hasUnrelatedGesture(besides: 7), other: drive.hasUnrelatedGesture(besides: nil)
    )
    drive.act(7, inDrag: nil, drivesContinuously: true)
    let driving = drive.hasUnrelatedGesture(besides: nil)
    drive.standBy(9)

    #expect(!atRequest.own)
    #expect(atRequest.other)
    #expect(!driving)
    #expect(drive.hasUnrelatedGesture(besides: 7))
  }

  @Test("A call of another interactor is remembered")
  func another() {
    var drive = TransitionDrive()
    let before = drive.calledAnotherInteractor
    drive.callAnotherInteractor()

    #expect(!before)
    #expect(drive.calledAnotherInteractor)
  }
}
