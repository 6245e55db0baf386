/// The counts of a confusion matrix of gestures that are not zero.
///
/// One person's traces fill few of its 36 cells, and there can be very many people.
struct SparseCounts: Hashable, Sendable {
  /// A cell of the matrix, row after row, and its count.
  struct Cell: Hashable, Sendable {
    var index: Int
    var count: Int
  }

  /// The cells that are not zero, in the order of the matrix.
  private(set) var cells: [Cell] = []

  /// Adds `count`, which is positive, to the cell at `index`.
  mutating func add(_ count: Int, at index: Int) {
    let place = cells.firstIndex { $0.index >= index } ?? cells.count
    if place < cells.count && cells[place].index == index {
      cells[place].count += count
    } else {
      cells.insert(Cell(index: index, count: count), at: place)
    }
  }

  /// Adds the counts of `other`.
  mutating func merge(_ other: SparseCounts) {
    for cell in other.cells { add(cell.count, at: cell.index) }
  }
}
