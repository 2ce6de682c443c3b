/** A row before and after some events; null: there was, or is, no such row. */
export interface Change<Row> {
  before: Row | null
  after: Row | null
  /** Position of the newest event that changed it. */
  pos: number
}
