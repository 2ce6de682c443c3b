import { Button } from '@blueprintjs/core'
import { useMemo, useState } from 'react'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { ORDER_LISTING, SELLER_ORDER_LISTING } from './order-listing.tsx'
import { useOrderChoices } from './use-order-choices.ts'
import { useRememberOrderList } from './use-remember-order-list.ts'

/** Orders as a list; `sellerId` narrows it to one seller's own. Chosen ones take a step together. */
export function OrderList({ sellerId }: { sellerId?: number }) {
  const t = useTexts()
  const list = sellerId === undefined ? ORDER_LISTING : SELLER_ORDER_LISTING
  const fixed = useMemo(
    () => (sellerId === undefined ? undefined : { filters: { seller_id: sellerId } }),
    [sellerId],
  )
  const screen = useListScreen(list, useListPosition(list), {
    choices: useOrderChoices(),
    ...(fixed ? { fixed } : {}),
  })
  const { selection, rows } = screen
  useRememberOrderList(rows.rows)
  const [isChanging, setChanging] = useState(false)
  const changeState = () => {
    if (selection.rows.length === 0) showToast({ tone: 'warning', key: 'order.none_to_change' })
    else setChanging(true)
  }
  return (
    <>
      <ListScreen
        screen={screen}
        isSelectable
        bulk={<Button onClick={changeState}>{t('orders.change_state')}</Button>}
      />
      {isChanging && (
        <BulkDialog
          orders={selection.rows}
          onDone={() => {
            selection.clear()
            rows.refresh()
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
