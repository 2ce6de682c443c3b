import { listAudit } from '../admin/audit.ts'
import { listClients } from '../clients/clients.ts'
import { getBoard } from '../dispatch/board.ts'
import { listMail } from '../admin/mail.ts'
import { listOrders } from '../orders/orders.ts'
import type { RoutePermission } from '../route.ts'
import { listStoppedEvents } from '../admin/stopped-events.ts'
import { listUsers } from '../auth/users.ts'

interface NamedList {
  /** Who may read its rows may read the views that were shared of it. */
  permission: RoutePermission
  /** The filters that may stand in its address. */
  filters: readonly string[]
}

/** The lists whose views may be kept, by the names under which the console knows them. */
export const LISTS = {
  users: { permission: listUsers.permission, filters: ['role', 'profile', 'state'] },
  clients: { permission: listClients.permission, filters: ['type', 'department', 'city'] },
  audit: { permission: listAudit.permission, filters: ['subject', 'act', 'from', 'to'] },
  orders: { permission: listOrders.permission, filters: ['state', 'type'] },
  'seller-orders': { permission: listOrders.permission, filters: ['state'] },
  dispatches: {
    permission: getBoard.permission,
    filters: [
      ...['assistant', 'city', 'payment', 'state', 'department', 'carrier', 'seller'],
      ...['from', 'to', 'late', 'news', 'guide', 'mine'],
    ],
  },
  mail: { permission: listMail.permission, filters: ['from', 'to'] },
  'stopped-events': { permission: listStoppedEvents.permission, filters: [] },
  'client-orders': { permission: listOrders.permission, filters: ['state', 'type'] },
} as const satisfies Record<string, NamedList>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** What may stand in the address of every list besides its filters. The page is no part of a view. */
const OF_EVERY_LIST: readonly string[] = ['search', 'order', 'top']

export const viewKeys = (list: ListName): readonly string[] => [...LISTS[list].filters, ...OF_EVERY_LIST]
