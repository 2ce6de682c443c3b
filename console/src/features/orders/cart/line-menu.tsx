import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Cross, Dollar, GroupObjects, More, SwapHorizontal } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CartGroup } from './cart-groups.ts'
import { GroupDialog } from './group-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { ButtonPopover } from '../../../shared/ui/controls/button-popover.tsx'

/** What can be done with a row of an open order besides its quantities. */
export function LineMenu({
  order,
  group,
  onRemove,
  onChanged,
  onTransferred,
}: {
  order: Order
  group: CartGroup
  onRemove: () => void
  onChanged: (order: Order) => void
  onTransferred: () => void
}) {
  const t = useTexts()
  const [asked, setAsked] = useState<'price' | 'transfer' | 'group' | null>(null)
  const close = () => setAsked(null)
  const name = group.first.product_name
  const menu = (
    <Menu>
      <MenuItem icon={<Dollar />} text={t('price.title')} onClick={() => setAsked('price')} />
      <MenuItem
        icon={<SwapHorizontal />}
        text={t('sale.transfer_title')}
        onClick={() => setAsked('transfer')}
      />
      <MenuItem icon={<GroupObjects />} text={t('group.title')} onClick={() => setAsked('group')} />
      <MenuItem icon={<Cross />} intent="danger" text={t('sale.remove')} onClick={onRemove} />
    </Menu>
  )
  return (
    <>
      <ButtonPopover content={menu} placement="bottom-end">
        <Button
          className="ad-cart__more"
          variant="minimal"
          size="small"
          icon={<More size={14} />}
          aria-label={t('sale.line_menu', { name })}
        />
      </ButtonPopover>
      {asked === 'price' && <PriceDialog order={order} group={group} onChanged={onChanged} onClose={close} />}
      {asked === 'transfer' && (
        <TransferDialog order={order} group={group} onDone={onTransferred} onClose={close} />
      )}
      {asked === 'group' && <GroupDialog order={order} group={group} onChanged={onChanged} onClose={close} />}
    </>
  )
}
