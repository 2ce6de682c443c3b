import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import type { Client, ClientPick } from '@deportivo/contracts/clients/clients'
import { listRequests, orderRequest, type ProductRequest } from '@deportivo/contracts/requests/requests'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { useCallback, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClientPicker } from '../../entities/client/client-picker.tsx'
import { FormError } from '../../shared/form/field.tsx'
import { areSomeNotWhole } from '../../shared/form/whole/whole-number.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { useUnsaved, whileSaving } from '../../shared/unsaved/unsaved.ts'
import { RequestFacts } from './request-facts.tsx'
import { quantityOfLine, RequestLines, type Quantities } from './request-lines.tsx'

export type NewClient = ComponentType<{
  typed: string
  phone: string
  cancelText: string
  onCancel: () => void
  onSaved: (client: Client) => void
}>

/** The lines that an order is made of, as the seller chose them. */
const chosenLines = ({ lines }: ProductRequest, quantities: Quantities) =>
  lines.flatMap((line) => {
    const quantity = quantityOfLine(line, quantities)
    return quantity === 0 ? [] : [{ id: line.id, quantity }]
  })

/** What the server refused of single lines, by the id of each: it names them by their place. */
function errorsOfLines(error: CallError | null, sent: readonly { id: number }[]) {
  const found = Object.entries(error?.errors ?? {}).flatMap(([field, text]) => {
    const line = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1)]
    return line ? [[line.id, text] as const] : []
  })
  return Object.fromEntries(found) as Record<number, string>
}

/** Why 'Crear pedido' can't be pressed; null when it can. */
function useRefusal(client: ClientPick | null, lines: readonly { quantity: number }[]): string | null {
  const t = useTexts()
  const mayCreate = useCan(orderKind({ type_order: 'online' }).creates)
  if (!mayCreate) return t('order.no_create')
  if (lines.length === 0) return t('request.no_lines')
  if (areSomeNotWhole(lines.map(({ quantity }) => quantity))) return t('whole.some_refused')
  return client === null ? t('order.no_client') : null
}

/** What was refused of the order as a whole. */
function wholeError(error: CallError | null, ofLines: Readonly<Record<number, string>>): string | undefined {
  if (error === null) return undefined
  const [first] = Object.keys(ofLines).length > 0 ? [] : Object.values(error.errors)
  return first ?? error.serverText ?? undefined
}

/** Makes the order of a request, and leads to it. */
function useOrdering({ id, version }: ProductRequest, onRefused: () => void) {
  const navigate = useNavigate()
  const ordering = useChange(
    useCallback(
      (body: { client_id: number; lines: { id: number; quantity: number }[] }) =>
        call(orderRequest, { params: { id }, body: { ...body, version } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const order = (client_id: number, lines: { id: number; quantity: number }[]) =>
    whileSaving(async () => {
      const reply = await ordering.run({ client_id, lines })
      // What was refused may have changed meanwhile: stock, prices, or the request itself.
      if (!reply) return onRefused()
      await revalidate(listRequests)
      void navigate(paths.sale(reply.data.order_id, reply.data.client_id))
    })
  return { order, error: ordering.error, isRunning: ordering.isRunning }
}

/** A request that waits: an order is made of it, or it is refused. */
export function OpenRequest({
  request,
  onRefresh,
  onRefuse,
  NewClientForm,
  onClose,
}: {
  request: ProductRequest
  onRefresh: () => void
  onRefuse: () => void
  NewClientForm: NewClient
  onClose: () => void
}) {
  const t = useTexts()
  const mayAdd = useCan('create clients')
  const [typed, setTyped] = useState(request.phone)
  const [client, setClient] = useState<ClientPick | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [quantities, setQuantities] = useState<Quantities>({})
  const lines = chosenLines(request, quantities)
  const refusal = useRefusal(client, lines)
  const { order: makeOrder, error, isRunning } = useOrdering(request, onRefresh)
  useUnsaved(Object.keys(quantities).length > 0)
  const order = () => {
    if (client !== null && refusal === null) void makeOrder(client.id, lines)
  }
  const added = (saved: Client) => {
    setClient(saved)
    setTyped(saved.name)
    setAdding(false)
  }
  if (isAdding)
    return (
      <AppDialog title={t('client.new')} onClose={onClose} width={680} isModal>
        <NewClientForm
          typed={request.name}
          phone={request.phone}
          cancelText={t('common.back')}
          onCancel={() => setAdding(false)}
          onSaved={added}
        />
      </AppDialog>
    )
  const lineErrors = errorsOfLines(error, lines)
  return (
    <AppDialog
      title={t('request.of', { name: request.name })}
      onClose={onClose}
      onSubmit={order}
      width={680}
      isModal
      footer={
        <DialogFoot
          note={refusal !== null && <span className="ad-dialog__note">{refusal}</span>}
          onClose={onClose}
        >
          <Button intent="danger" variant="outlined" onClick={onRefuse}>
            {t('request.refuse')}
          </Button>
          <ActionButton intent="primary" reason={refusal} loading={isRunning} onClick={order}>
            {t('order.create')}
          </ActionButton>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <RequestFacts request={request} />
        <RequestLines
          lines={request.lines}
          quantities={quantities}
          errors={lineErrors}
          isOpen
          onChoose={(line, quantity) => setQuantities((now) => ({ ...now, [line]: quantity }))}
        />
        <ClientPicker picked={client} onPick={setClient} typed={typed} onType={setTyped} isFirst={false} />
        <div>
          <ActionButton
            icon={<Plus />}
            reason={mayAdd ? null : t('clients.no_create')}
            onClick={() => setAdding(true)}
          >
            {t('request.new_client')}
          </ActionButton>
        </div>
        <FormError message={wholeError(error, lineErrors)} />
      </div>
    </AppDialog>
  )
}
