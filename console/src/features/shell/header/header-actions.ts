import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import type { Grants, Permission } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { TextKey } from '@deportivo/texts/texts'

export type HeaderActionId = 'online_order' | 'warehouse_order' | 'seller_orders'

interface HeaderAction {
  id: HeaderActionId
  label: TextKey
  permission: Permission
  refusal: TextKey
  /** Refused whatever the permissions are. */
  notFor?: ProfileId
}

/** The three shortcuts of the header; each is disabled with its reason, never hidden. */
const HEADER_ACTIONS: readonly HeaderAction[] = [
  {
    id: 'online_order',
    label: 'header.online_order',
    permission: ORDER_KINDS.online.creates,
    refusal: 'header.no_online_order',
  },
  {
    id: 'warehouse_order',
    label: 'header.warehouse_order',
    permission: ORDER_KINDS.local.creates,
    refusal: 'header.no_warehouse_order',
  },
  {
    id: 'seller_orders',
    label: 'header.seller_orders',
    permission: 'read seller order',
    refusal: 'header.no_seller_orders',
    notFor: 'online_seller',
  },
]

export interface OfferedAction {
  id: HeaderActionId
  label: TextKey
  refusal: TextKey | null
}

export function headerActions(profile: ProfileId, grants: Grants): OfferedAction[] {
  return HEADER_ACTIONS.map(({ id, label, permission, refusal, notFor }) => ({
    id,
    label,
    refusal: grants[permission] === undefined || notFor === profile ? refusal : null,
  }))
}
