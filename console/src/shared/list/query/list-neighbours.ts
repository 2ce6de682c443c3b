// The list from which a row was opened, stored for the tab: its address and its rows.
const NAME = 'orders.list'

interface OriginList {
  /** Address with its filters and page. */
  from: string
  rows: { id: number; url: string }[]
}

const NOTHING: OriginList = { from: '', rows: [] }

export function rememberList(list: OriginList): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(list))
  } catch {
    // Storage is forbidden here: there is no way back into the list, and all else works.
    return
  }
}

function originList(): OriginList {
  try {
    return (JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as OriginList | null) ?? NOTHING
  } catch {
    return NOTHING
  }
}

export interface Neighbours {
  /** null: the row was not opened from a list that has it. */
  from: string | null
  previous: string | null
  next: string | null
}

/** Previous and next row in the list from which this one was opened. */
export function neighboursOf(id: number): Neighbours {
  const { from, rows } = originList()
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return { from: null, previous: null, next: null }
  return { from, previous: rows[at - 1]?.url ?? null, next: rows[at + 1]?.url ?? null }
}
