import type { ClientPick } from '@deportivo/contracts/clients/clients'
import type { Order } from '@deportivo/contracts/orders/order'
import { isClientFixed } from '@deportivo/lifecycle/order/facts'
import { useState } from 'react'
import { ClientPicker } from '../../../entities/client/client-picker.tsx'
import { FieldNote } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useCan } from '../../../shared/session/session.tsx'

const presentClient = ({ client }: Order): ClientPick => ({ ...client, code_name: null })

/** Whose order it is; with money on it, it stays that client's. `onPick` is null while none is chosen. */
export function OrderClientField({
  order,
  error,
  onPick,
}: {
  order: Order
  error: string | undefined
  onPick: (client: ClientPick | null) => void
}) {
  const t = useTexts()
  const maySearch = useCan('read clients')
  const [picked, setPicked] = useState<ClientPick | null>(() => presentClient(order))
  const [typed, setTyped] = useState(order.client.name)
  if (!maySearch) return null
  if (isClientFixed(order)) return <p className="ad-soft ad-small">{t('order.refused.client_fixed')}</p>
  const pick = (client: ClientPick | null) => {
    setPicked(client)
    onPick(client)
  }
  return (
    <div>
      <ClientPicker picked={picked} onPick={pick} typed={typed} onType={setTyped} isFirst={false} />
      <FieldNote id={`client-of-${order.id}`} error={error} />
    </div>
  )
}
