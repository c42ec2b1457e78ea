import Combine
import Foundation
import Outside
import Testing
import UIKit

/// A delegate of a URL session that logs its callbacks.
private final class Diary: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
  @unchecked Sendable
{
  var lines: [String] = []
  var disposition = URLSession.ResponseDisposition.allow

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    lines.append("invalid")
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    lines.append("end \((error as? URLError)?.code.rawValue ?? 0)")
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    lines.append("sent \(totalBytesSent)")
  }
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    lines.append("head")
    completionHandler(disposition)
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lines.append("data \(data.count)")
  }
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    lines.append("file \((try? Data(contentsOf: location))?.count ?? -1)")
  }
}

/// A service that an app declares below a task, which it is not, and a task of a test.
private final class Service: URLSessionDataTask, @unchecked Sendable {
  let name: String
  var resumed = 0

  override init() {
    name = "service"
  }

  override func resume() {
    resumed += 1
    super.resume()
  }
}

@MainActor
@Suite("Sessions", .serialized)
struct SessionTests {
  private let url = URL(string: "https://a.example/x")!
  private let none = URL(string: "https://a.example/none")!

  private func diary(
    _ folder: AnswerFolder, _ disposition: URLSession.ResponseDisposition = .allow,
    _ start: (URLSession) -> Void
  ) -> [String] {
    let diary = Diary()
    diary.disposition = disposition
    let session = URLSession(configuration: .default, delegate: diary, delegateQueue: .main)
    start(session)
    folder.simulator.run(for: .seconds(1))
    return diary.lines
  }

  @Test("A delegate hears of head, data and end, in this order")
  func delegate() throws {
    let folder = try AnswerFolder(["a.example/x": "[1]", "a.example/POST x": "[]"])
    defer { folder.close() }
    var post = URLRequest(url: url)
    post.httpMethod = "POST"

    #expect(diary(folder) { $0.dataTask(with: url).resume() } == ["head", "data 3", "end 0"])
    #expect(diary(folder) { $0.dataTask(with: none).resume() } == ["end -1009"])
    #expect(diary(folder, .cancel) { $0.dataTask(with: url).resume() } == ["head", "end -999"])
    #expect(diary(folder) { $0.downloadTask(with: url).resume() } == ["file 3", "end 0"])
    #expect(
      diary(folder) { $0.uploadTask(with: post, from: Data("ab".utf8)).resume() } == [
        "sent 2", "head", "data 2", "end 0",
      ])
  }

  @Test("A task that was never resumed, or was suspended, stays silent; a cancelled one says so")
  func states() throws {
    let folder = try AnswerFolder(["a.example/x": "[1]"])
    defer { folder.close() }
    var tasks: [URLSessionTask] = []
    let lines = diary(folder) { session in
      for _ in 0..<4 { tasks.append(session.dataTask(with: url)) }
      for task in tasks.dropFirst() { task.resume() }
      tasks[2].suspend()
      tasks[3].cancel()
    }

    #expect(lines == ["end -999", "head", "data 3", "end 0"])
    #expect(tasks.map(\.state) == [.suspended, .completed, .suspended, .completed])
    #expect(tasks.map(\.taskIdentifier) == [1, 2, 3, 4])
    tasks[2].resume()
    folder.simulator.run(for: .seconds(1))
    #expect(tasks[2].state == .completed)
    #expect(tasks[2].countOfBytesReceived == 3)
  }

  @Test("A task that an app makes by itself belongs to no request and stays silent")
  func alone() throws {
    let folder = try AnswerFolder(["a.example/x": "[1]"])
    defer { folder.close() }
    let service = Service()
    service.resume()
    let tasks = [
      service, URLSessionDataTask(), URLSessionUploadTask(), URLSessionDownloadTask(),
      URLSessionTask(),
    ]
    for task in tasks.dropFirst() { task.resume() }
    folder.simulator.run(for: .seconds(1))
    #expect(service.name == "service" && service.resumed == 1)
    #expect(tasks.allSatisfy { $0.state == .suspended && $0.originalRequest == nil })
    #expect(tasks.allSatisfy { $0.countOfBytesExpectedToSend == 0 && $0.taskIdentifier == 0 })
    service.cancel()
    folder.simulator.run(for: .seconds(1))
    #expect(service.state == .completed && (service.error as? URLError)?.code == .cancelled)
  }

  @Test("An invalidated session lets go of its delegate, after the last task")
  func invalid() throws {
    let folder = try AnswerFolder(["a.example/x": "[1]"])
    defer { folder.close() }
    let lines = diary(folder) {
      $0.dataTask(with: url).resume()
      $0.finishTasksAndInvalidate()
    }
    #expect(lines == ["head", "data 3", "end 0", "invalid"])
    #expect(
      diary(folder) {
        $0.dataTask(with: url).resume()
        $0.invalidateAndCancel()
      } == ["end -999", "invalid"])
    weak var held: Diary?
    do {
      let diary = Diary()
      held = diary
      let session = URLSession(configuration: .default, delegate: diary, delegateQueue: nil)
      session.invalidateAndCancel()
    }
    folder.simulator.run(for: .seconds(1))
    #expect(held == nil)
  }

  @Test("In a task an answer is awaited, an error is thrown, and cancelling breaks off")
  func tasks() throws {
    let folder = try AnswerFolder(["a.example/x": "a\nb"])
    defer { folder.close() }
    var lines: [String] = []
    Simulator.onVirtualTime {
      _ = Task {
        let (data, response) = try await URLSession.shared.data(from: url)
        lines.append(AnswerFolder.words(data, response, nil))
        for try await line in try await URLSession.shared.bytes(from: url).0.lines {
          lines.append(line)
        }
        let (file, _) = try await URLSession.shared.download(from: url)
        lines.append("file \(try Data(contentsOf: file).count)")
        do { _ = try await URLSession.shared.data(from: none) } catch {
          lines.append("error \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }
    folder.simulator.run(for: .seconds(2))
    #expect(
      lines == ["200 application/octet-stream a\nb", "a", "b", "file 3", "error -1009"])
    let task = Simulator.onVirtualTime {
      Task {
        do { _ = try await URLSession.shared.data(from: url) } catch {
          lines.append("cancelled \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }
    folder.simulator.run(for: .milliseconds(50))
    task.cancel()
    folder.simulator.run(for: .seconds(1))
    #expect(lines.last == "cancelled -999")
  }

  @Test(
    "A publisher sends the answer or fails, asks anew for each subscriber, and can be cancelled")
  func publisher() throws {
    let folder = try AnswerFolder(["a.example/x": "[1, 2]"])
    defer { folder.close() }
    var lines: [String] = []
    var watching: Set<AnyCancellable> = []
    func watch(_ url: URL) -> AnyCancellable {
      URLSession.shared.dataTaskPublisher(for: url).map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .sink {
          lines.append("\($0)")
        } receiveValue: {
          lines.append("\($0)")
        }
    }
    watch(url).store(in: &watching)
    watch(none).store(in: &watching)
    let cancelled = watch(url)
    folder.simulator.run(for: .milliseconds(50))
    cancelled.cancel()
    folder.simulator.run(for: .seconds(1))

    #expect(lines.count == 3)
    #expect(lines.first?.contains("-1009") == true)
    #expect(lines.dropFirst() == ["[1, 2]", "finished"])
  }

  @Test("Each world has a shared session of its own, and what was under way ends with its world")
  func worlds() throws {
    let folder = try AnswerFolder(["a.example/x": "[]"])
    defer { folder.close() }
    nonisolated(unsafe) var isTold = false
    let first = URLSession.shared
    first.dataTask(with: url) { _, _, _ in isTold = true }.resume()
    Simulator.boot().run(for: .seconds(1))

    #expect(URLSession.shared !== first)
    #expect(!isTold)
  }
}
