import Synchronization
import Testing

@testable import ListingValidator

@Suite struct OrderedWorkTests {
  private struct Odd: Error, Equatable { var number: Int }

  private func squares(of count: Int, jobs: Int, failingAt odd: Set<Int> = []) throws -> [Int] {
    var numbers = (0..<count).makeIterator()
    var squares: [Int] = []
    try OrderedWork(jobs: jobs).run(
      next: { numbers.next() },
      makeWorker: {
        { number in
          // The first of each eight takes longest, so that the others have to wait for it.
          var sum = 0
          for step in 0..<(number % 8 == 0 ? 20_000 : 10) { sum &+= step }
          if odd.contains(number) { throw Odd(number: number) }
          return sum == -1 ? 0 : number * number
        }
      },
      each: { squares.append($0) })
    return squares
  }

  @Test(arguments: [1, 2, 8, 64])
  func keepsTheOrderOfTheItems(jobs: Int) throws {
    #expect(try squares(of: 500, jobs: jobs) == (0..<500).map { $0 * $0 })
    #expect(try squares(of: 0, jobs: jobs) == [])
  }

  @Test(arguments: [1, 2, 8])
  func failsWithTheFirstErrorInThatOrder(jobs: Int) {
    #expect(throws: Odd(number: 16)) { try squares(of: 100, jobs: jobs, failingAt: [16, 17, 90]) }
  }

  @Test(arguments: [1, 2, 8])
  func makesNoMoreWorkersThanJobs(jobs: Int) throws {
    let workers = Mutex(0)
    var numbers = (0..<50).makeIterator()
    try OrderedWork(jobs: jobs).run(
      next: { numbers.next() },
      makeWorker: {
        workers.withLock { $0 += 1 }
        return { (number: Int) in number }
      },
      each: { _ in })
    #expect((1...jobs).contains(workers.withLock { $0 }))
  }
}
