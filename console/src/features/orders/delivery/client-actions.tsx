import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useState, type ComponentType } from 'react'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useCan } from '../../../shared/session/session.tsx'
import { EditDeliveryDialog } from './edit-delivery-dialog.tsx'

/** Changes the client and the delivery of an order while it is being built, and the client's record at any time. */
export function ClientActions({
  order,
  ClientRecord,
  onChanged,
  onClientSaved,
}: {
  order: Order
  ClientRecord: ComponentType<{ clientId: number; onSaved: () => void; onClose: () => void }>
  onChanged: (order: Order) => void
  onClientSaved: () => void
}) {
  const t = useTexts()
  const [open, setOpen] = useState<'delivery' | 'record' | null>(null)
  const mayEdit = useMayEdit(order) && orderStateRow(order.state_id).is_open === true
  const [mayRead, mayUpdate] = [useCan('read clients'), useCan('update clients')]
  const close = () => setOpen(null)
  if (!mayEdit && !(mayRead && mayUpdate)) return null
  return (
    <span className="ad-row ad-row--wrap">
      {mayEdit && (
        <Button size="small" variant="minimal" icon={<Edit />} onClick={() => setOpen('delivery')}>
          {t('common.edit')}
        </Button>
      )}
      {mayRead && mayUpdate && (
        <Button size="small" variant="minimal" onClick={() => setOpen('record')}>
          {t('sale.client_record')}
        </Button>
      )}
      {open === 'delivery' && <EditDeliveryDialog order={order} onChanged={onChanged} onClose={close} />}
      {open === 'record' && (
        <ClientRecord clientId={order.client_id} onSaved={onClientSaved} onClose={close} />
      )}
    </span>
  )
}
