import type { CaseRow } from '../tables.ts'

const WHOLE = 100

/** What the business recognises of what was paid; all of it, where no rate was chosen. */
export const creditOf = ({
  unit_price,
  quantity,
  exchange_rate,
}: Pick<CaseRow, 'unit_price' | 'quantity' | 'exchange_rate'>): number =>
  Math.round((unit_price * quantity * (exchange_rate ?? WHOLE)) / WHOLE)
