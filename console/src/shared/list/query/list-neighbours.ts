// The list a person came from, kept for the tab: its address to go back to, and its rows to walk through.
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
  /** null: nobody came from a list that holds this row. */
  from: string | null
  previous: string | null
  next: string | null
}

/** Where a row stands in the list that somebody came from. */
export function neighboursOf(id: number): Neighbours {
  const { from, rows } = originList()
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return { from: null, previous: null, next: null }
  return { from, previous: rows[at - 1]?.url ?? null, next: rows[at + 1]?.url ?? null }
}
