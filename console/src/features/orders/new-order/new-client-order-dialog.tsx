import { Plus } from '@blueprintjs/icons'
import type { Client, ClientPick } from '@deportivo/contracts/clients/clients'
import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { MOST_LOCAL_ORDERS } from '@deportivo/contracts/orders/orders'
import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import { useState, type ComponentType, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClientPicker } from '../../../entities/client/client-picker.tsx'
import { ClientOrdersTable } from '../list/client-orders-table.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import { useLocalOrders } from './use-local-orders.ts'
import './new-client-order.css'

const asPick = (client: Client): ClientPick => ({
  id: client.id,
  name: client.name,
  identification_number: client.identification_number,
  phone: client.phone,
  city_name: client.city_name,
  code_id: client.code_id,
  code_name: client.code_name,
})

const isCount = (count: number | null): count is number =>
  count !== null && count >= 1 && count <= MOST_LOCAL_ORDERS

/** Why 'Crear pedido' can't be pressed; null when it can. */
function useRefusal(client: ClientPick | null, count: number | null): string | null {
  const t = useTexts()
  const mayCreate = useCan(ORDER_KINDS.local.creates)
  if (!mayCreate) return t('order.no_create')
  if (client === null) return t('order.no_client')
  return isCount(count) ? null : t('order.count_refused', { most: MOST_LOCAL_ORDERS })
}

function CountField({ count, onChange }: { count: number | null; onChange: (count: number | null) => void }) {
  const t = useTexts()
  return (
    <Field label={t('order.how_many')}>
      {(control) => (
        <WholeInput
          {...control}
          className="bp6-input ad-num"
          most={MOST_LOCAL_ORDERS}
          value={count}
          onFocus={(event) => event.target.select()}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

function Footer({
  order,
  count,
  refusal,
  isBusy,
  onConfirm,
  onClose,
}: {
  order: OrderSummary | null
  count: number | null
  refusal: string | null
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const create = isCount(count) && count > 1 ? t('order.create_many', { count }) : t('order.create')
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
        {order === null ? create : t('order.open', { id: order.id })}
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
  const [count, setCount] = useState<number | null>(1)
  const refusal = useRefusal(client, count)
  const { open, isOpening } = useLocalOrders()
  const confirm = async () => {
    if (order !== null) {
      onClose()
      void navigate(paths.sale(order.id, order.client_id))
    } else if (client !== null && isCount(count) && refusal === null && (await open(client, count))) onClose()
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
          count={count}
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
        {client !== null && order === null && (
          <div className="ad-new-order__count">
            <CountField count={count} onChange={setCount} />
          </div>
        )}
        <ClientOrdersTable clientId={client?.id ?? null} picked={order} onPick={setOrder} />
      </div>
    </AppDialog>
  )
}
