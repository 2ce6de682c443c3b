import type { Knex } from 'knex'

/** A table as knex's `Tables` declares it: an insert may leave out the columns that the database fills in. */
export type TableOf<Row, FilledIn extends keyof Row> = Knex.CompositeTableType<
  Row,
  Omit<Row, FilledIn> & Partial<Pick<Row, FilledIn>>
>
