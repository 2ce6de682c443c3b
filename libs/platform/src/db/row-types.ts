import type { Knex } from 'knex'

/**
 * A table as knex's `Tables` declares it: an insert may leave out the columns that the database fills in, and an update
 * may compute a column.
 */
export type TableOf<Row, FilledIn extends keyof Row> = Knex.CompositeTableType<
  Row,
  Omit<Row, FilledIn> & Partial<Pick<Row, FilledIn>>,
  { [Column in keyof Row]?: Row[Column] | Knex.Raw }
>
