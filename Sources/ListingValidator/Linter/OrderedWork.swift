import Dispatch
import Synchronization

/// Does the same work on many items, several at a time, and hands the results on in the order of the items.
struct OrderedWork {
  /// How many items are worked on at a time; with one, everything happens on the caller's thread.
  let jobs: Int

  /// How many results may wait for a slow item before them, for each job.
  private static let window = 8

  /// Works through all items.
  /// - Parameters:
  ///   - next: gives the next item, nil after the last; called by one thread at a time.
  ///   - makeWorker: called once for each job; what it returns works on the items of that job alone.
  ///   - each: takes the results in order; called by one thread at a time.
  /// - Throws: the first error, in the order of the items.
  func run<Item: Sendable, Product: Sendable>(
    next: @escaping () throws -> Item?, makeWorker: @Sendable () throws -> (Item) throws -> Product,
    each: @escaping (Product) throws -> Void
  ) throws {
    guard jobs > 1 else {
      let work = try makeWorker()
      while let item = try next() { try each(work(item)) }
      return
    }
    // Both are called inside the lock only, so by one thread at a time.
    nonisolated(unsafe) let (next, each) = (next, each)
    let progress = Mutex(Progress<Product>())
    let permits = DispatchSemaphore(value: jobs * Self.window)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      do {
        // What a worker needs costs time: where there is nothing to do for it, there is none.
        var worker: ((Item) throws -> Product)?
        while true {
          permits.wait()
          let taken = try progress.withLock { try $0.take(next) }
          guard let (number, item) = taken else {
            permits.signal()
            return
          }
          let work = try worker ?? makeWorker()
          worker = work
          let result = Result { try work(item) }
          let passed = progress.withLock { $0.finish(number, result, each) }
          for _ in 0..<passed { permits.signal() }
        }
      } catch {
        progress.withLock { $0.fail(error) }
        permits.signal()
      }
    }
    if let failure = progress.withLock({ $0.failure }) { throw failure }
  }

  private struct Progress<Product: Sendable>: Sendable {
    private var taken = 0
    private var passed = 0
    private var isAtEnd = false
    private var waiting: [Int: Result<Product, any Error>] = [:]
    private(set) var failure: (any Error)?

    mutating func take<Item>(_ next: () throws -> Item?) throws -> (Int, Item)? {
      guard failure == nil, !isAtEnd else { return nil }
      guard let item = try next() else {
        isAtEnd = true
        return nil
      }
      taken += 1
      return (taken - 1, item)
    }

    /// Hands on all results whose turn it is.
    /// - Returns: how many those were.
    mutating func finish(
      _ number: Int, _ result: Result<Product, any Error>, _ each: (Product) throws -> Void
    ) -> Int {
      waiting[number] = result
      let before = passed
      while let ready = waiting.removeValue(forKey: passed) {
        passed += 1
        guard failure == nil else { continue }
        do { try each(ready.get()) } catch { failure = error }
      }
      return passed - before
    }

    mutating func fail(_ error: any Error) { failure = failure ?? error }
  }
}
