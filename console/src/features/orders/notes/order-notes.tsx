import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { useState } from 'react'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { useCan } from '../../../shared/session/session.tsx'
import { NotesDialog } from './notes-dialog.tsx'
import '../facts/order-facts.css'

/** What the office notes on an order, and the type that its client had when it was created. */
export function OrderNotes({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useTexts()
  const mayEdit = useCan('update sales')
  const [isEditing, setEditing] = useState(false)
  const facts: [TextKey, string | null][] = [
    ['sale.client_type', t(`reports.client_type.${order.type_sale}`)],
    ['sale.invoice', order.invoice],
    ['sale.observation', order.observation],
  ]
  return (
    <>
      <dl className="ad-order-facts ad-small">
        {facts
          .filter(([, value]) => value !== null)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {mayEdit && (
        <Button size="small" variant="minimal" icon={<Edit />} onClick={() => setEditing(true)}>
          {t('sale.edit_notes')}
        </Button>
      )}
      {isEditing && <NotesDialog order={order} onChanged={onChanged} onClose={() => setEditing(false)} />}
    </>
  )
}
