import { Plus } from '@blueprintjs/icons'
import type { Client, ClientPick } from '@deportivo/contracts/clients/clients'
import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import { useState, type ComponentType, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClientPicker } from '../../../entities/client/client-picker.tsx'
import { ClientOrdersTable } from '../list/client-orders-table.tsx'
import { openLocalOrder } from '../../../entities/order/new-order.ts'
import { useNewOrder } from '../../../entities/order/use-new-order.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import './new-client-order.css'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'

const asPick = (client: Client): ClientPick => ({
  id: client.id,
  name: client.name,
  identification_number: client.identification_number,
  phone: client.phone,
  city_name: client.city_name,
  code_id: client.code_id,
  code_name: client.code_name,
})

/** Why 'Crear pedido' can't be pressed; null when it can. */
function useRefusal(client: ClientPick | null): string | null {
  const t = useTexts()
  const mayCreate = useCan(ORDER_KINDS.local.creates)
  if (!mayCreate) return t('order.no_create')
  return client === null ? t('order.no_client') : null
}

function Footer({
  order,
  refusal,
  isBusy,
  onConfirm,
  onClose,
}: {
  order: OrderSummary | null
  refusal: string | null
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTexts()
  return (
    <DialogFoot
      note={refusal !== null && <span className="ad-dialog__note">{refusal}</span>}
      onClose={onClose}
    >
      <ActionButton
        intent="primary"
        reason={order === null ? refusal : null}
        loading={isBusy}
        onClick={onConfirm}
      >
        {order === null ? t('order.create') : t('order.open', { id: order.id })}
      </ActionButton>
    </DialogFoot>
  )
}

/** 'Nuevo pedido a cliente': choose or add a client, go on with an open order or start one from the warehouse. */
export function NewClientOrderDialog({
  ClientForm,
  onClose,
}: {
  /** The fields of a new client, which the page puts in. */
  ClientForm: ComponentType<{
    typed: string
    cancelText: string
    onCancel: () => void
    onSaved: (client: Client) => void
  }>
  onClose: () => void
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const mayAdd = useCan('create clients')
  const [typed, setTyped] = useState('')
  const [client, setClient] = useState<ClientPick | null>(null)
  const [order, setOrder] = useState<OrderSummary | null>(null)
  const [isAdding, setAdding] = useState(false)
  const refusal = useRefusal(client)
  const { open, isOpening } = useNewOrder()
  const confirm = async () => {
    if (order !== null) {
      onClose()
      void navigate(paths.sale(order.id, order.client_id))
    } else if (client !== null && refusal === null && (await open(openLocalOrder, client))) onClose()
  }
  const pickClient = (next: ClientPick | null) => {
    setClient(next)
    setOrder(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void confirm()
  }
  const added = (saved: Client) => {
    pickClient(asPick(saved))
    setTyped(saved.name)
    setAdding(false)
  }
  if (isAdding)
    return (
      <AppDialog title={t('client.new')} onClose={onClose} width={680} isModal>
        <ClientForm
          typed={client === null ? typed : ''}
          cancelText={t('common.back')}
          onCancel={() => setAdding(false)}
          onSaved={added}
        />
      </AppDialog>
    )
  return (
    <AppDialog
      title={t('order.new_for_client')}
      onClose={onClose}
      width={680}
      isModal
      footer={
        <Footer
          order={order}
          refusal={refusal}
          isBusy={isOpening}
          onConfirm={() => void confirm()}
          onClose={onClose}
        />
      }
    >
      <div className="ad-stack ad-new-order" onKeyDown={onKeyDown}>
        <ClientPicker picked={client} onPick={pickClient} typed={typed} onType={setTyped} />
        <div className="ad-row ad-row--between ad-row--wrap">
          <p className="ad-soft">{t('order.create_client_first')}</p>
          <ActionButton
            icon={<Plus />}
            reason={mayAdd ? null : t('clients.no_create')}
            onClick={() => setAdding(true)}
          >
            {t('client.add')}
          </ActionButton>
        </div>
        <ClientOrdersTable clientId={client?.id ?? null} picked={order} onPick={setOrder} />
      </div>
    </AppDialog>
  )
}
