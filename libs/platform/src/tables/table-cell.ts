/** What a file has in a cell; null: nothing. */
export type TableCell = string | number | null
