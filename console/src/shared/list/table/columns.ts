import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'

interface Arranged {
  id: string
  role?: 'main' | 'text'
}

/** All columns in the person's order; the one that names the row stays first. */
export function arranged<C extends Arranged>(columns: readonly C[], stored: ColumnChoice | undefined): C[] {
  const position = (column: C) => {
    if (column.role === 'main') return -1
    const at = stored?.order.indexOf(column.id) ?? -1
    return at === -1 ? columns.length + columns.indexOf(column) : at
  }
  return [...columns].sort((a, b) => position(a) - position(b))
}

const isHidden = ({ id, role }: Arranged, stored: ColumnChoice | undefined) =>
  role !== 'main' && (stored?.hidden.includes(id) ?? false)

/** What is shown of them. */
export const shownColumns = <C extends Arranged>(
  columns: readonly C[],
  stored: ColumnChoice | undefined,
): C[] => arranged(columns, stored).filter((column) => !isHidden(column, stored))

export function withShown(stored: ColumnChoice | undefined, id: string, isShown: boolean): ColumnChoice {
  const others = (stored?.hidden ?? []).filter((one) => one !== id)
  return { order: stored?.order ?? [], hidden: isShown ? others : [...others, id] }
}

/** A column one position further to the left (-1) or right (1), past the hidden ones too. */
export function withMoved(
  columns: readonly Arranged[],
  stored: ColumnChoice | undefined,
  id: string,
  step: -1 | 1,
): ColumnChoice {
  const order = arranged(columns, stored)
    .filter(({ role }) => role !== 'main')
    .map((column) => column.id)
  const from = order.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= order.length) return { order, hidden: stored?.hidden ?? [] }
  order.splice(to, 0, ...order.splice(from, 1))
  return { order, hidden: stored?.hidden ?? [] }
}
