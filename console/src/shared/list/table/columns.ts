import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'

interface Arranged {
  id: string
  role?: 'main' | 'text' | 'step'
  isExtra?: true
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

/** An extra column is hidden until it is chosen, the others until they are. */
export const isHidden = ({ id, role, isExtra }: Arranged, stored: ColumnChoice | undefined): boolean => {
  if (role === 'main') return false
  return isExtra ? !stored?.shown?.includes(id) : (stored?.hidden.includes(id) ?? false)
}

/** What is shown of them. */
export const shownColumns = <C extends Arranged>(
  columns: readonly C[],
  stored: ColumnChoice | undefined,
): C[] => arranged(columns, stored).filter((column) => !isHidden(column, stored))

export function withShown(
  stored: ColumnChoice | undefined,
  { id, isExtra }: Arranged,
  isShown: boolean,
): ColumnChoice {
  const { order, hidden, shown = [] } = stored ?? NO_CHOICE
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id)
  if (isExtra) return { order, hidden, shown: isShown ? [...without(shown), id] : without(shown) }
  return { ...stored, order, hidden: isShown ? without(hidden) : [...without(hidden), id] }
}

const NO_CHOICE: ColumnChoice = { order: [], hidden: [] }

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
  const moved = { ...(stored ?? NO_CHOICE), order }
  if (from === -1 || to < 0 || to >= order.length) return moved
  order.splice(to, 0, ...order.splice(from, 1))
  return moved
}
