import type { TableOf } from '@deportivo/platform/db/row-types'

/** Who looks at what in which browser window. */
interface ViewerRow {
  socket_id: string
  user_id: number
  name: string
  room: string
  order_id: number | null
  seen_at: Date
}

interface PresenceRow {
  user_id: number
  last_seen_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'live.viewers': TableOf<ViewerRow, 'order_id' | 'seen_at'>
    'live.presence': PresenceRow
    'live.published_presence': PresenceRow
  }
}
