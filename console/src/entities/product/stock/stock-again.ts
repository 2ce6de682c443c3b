/** Others sell meanwhile, and the numbers of the matrix are decided by: for where no change of theirs arrives. */
export const STOCK_AGAIN_MS = 30_000
