import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import type { Client, ClientPick } from '@deportivo/contracts/clients/clients'
import {
  getRequest,
  listRequests,
  orderRequest,
  type ProductRequest,
} from '@deportivo/contracts/orders/requests'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { useCallback, useState, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ClientPicker } from '../../entities/client/client-picker.tsx'
import { priceCodeName } from '../../entities/product/price-code-name.ts'
import { FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/states.tsx'
import { useUnsaved, whileSaving } from '../../shared/unsaved/unsaved.ts'
import { RefuseRequest } from './refuse-request.tsx'
import { quantityOfLine, RequestLines, type Quantities } from './request-lines.tsx'

type NewClient = ComponentType<{
  typed: string
  phone: string
  onCancel: () => void
  onSaved: (client: Client) => void
}>

/** The lines that an order is made of, as the seller chose them. */
const chosenLines = ({ lines }: ProductRequest, quantities: Quantities) =>
  lines.flatMap((line) => {
    const quantity = quantityOfLine(line, quantities)
    return quantity > 0 ? [{ id: line.id, quantity }] : []
  })

/** What the server refused of single lines, by the id of each: it names them by their place. */
function errorsOfLines(errors: Readonly<Record<string, string>>, sent: readonly { id: number }[]) {
  const found = Object.entries(errors).flatMap(([field, text]) => {
    const line = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1)]
    return line ? [[line.id, text] as const] : []
  })
  return Object.fromEntries(found) as Record<number, string>
}

function RequestFacts({ request }: { request: ProductRequest }) {
  const t = useTexts()
  const { phone, instant } = useFormats()
  const { order_id } = request
  return (
    <Facts
      facts={[
        [t('client.phone'), <span className="ad-num">{phone(request.phone)}</span>],
        [t('request.created'), <span className="ad-num">{instant(request.created_at)}</span>],
        [t('request.note'), request.note],
        [t('share.by'), request.seller],
        [t('request.list'), priceCodeName({ key: request.code, name: request.code_name }, t)],
        ...(order_id === null
          ? []
          : ([[t('request.order'), <Link to={paths.sale(order_id)}>#{order_id}</Link>]] as const)),
        ...(request.reason === null ? [] : ([[t('request.reason'), request.reason]] as const)),
      ]}
    />
  )
}

/** Why 'Crear pedido' can't be pressed; null when it can. */
function useRefusal(client: ClientPick | null, lines: number): string | null {
  const t = useTexts()
  const mayCreate = useCan(orderKind({ type_order: 'online' }).creates)
  if (!mayCreate) return t('order.no_create')
  if (lines === 0) return t('request.no_lines')
  return client === null ? t('order.no_client') : null
}

function OpenRequest({
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
  const navigate = useNavigate()
  const mayAdd = useCan('create clients')
  const { id, version } = request
  const [typed, setTyped] = useState(request.phone)
  const [client, setClient] = useState<ClientPick | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [quantities, setQuantities] = useState<Quantities>({})
  const lines = chosenLines(request, quantities)
  const refusal = useRefusal(client, lines.length)
  const ordering = useChange(
    useCallback(
      (body: { client_id: number; lines: { id: number; quantity: number }[] }) =>
        call(orderRequest, { params: { id }, body: { ...body, version } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  useUnsaved(Object.keys(quantities).length > 0)
  const { error } = ordering
  const order = () =>
    whileSaving(async () => {
      if (client === null || refusal !== null) return
      const reply = await ordering.run({ client_id: client.id, lines })
      // What was refused may have changed meanwhile: stock, prices, or the request itself.
      if (!reply) return onRefresh()
      await revalidate(listRequests)
      void navigate(paths.sale(reply.data.order_id, reply.data.client_id))
    })
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
          onCancel={() => setAdding(false)}
          onSaved={added}
        />
      </AppDialog>
    )
  const lineErrors = errorsOfLines(error?.errors ?? {}, lines)
  const other = Object.keys(lineErrors).length > 0 ? undefined : Object.values(error?.errors ?? {})[0]
  return (
    <AppDialog
      title={t('request.of', { name: request.name })}
      onClose={onClose}
      onSubmit={() => void order()}
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
          <ActionButton
            intent="primary"
            reason={refusal}
            loading={ordering.isRunning}
            onClick={() => void order()}
          >
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
        <FormError message={error ? (other ?? error.serverText ?? undefined) : undefined} />
      </div>
    </AppDialog>
  )
}

/** A request by its number: an order is made of it, or it is refused. */
export function RequestDialog({
  id,
  NewClientForm,
  onClose,
}: {
  id: number
  /** The fields of a new client, which the page puts in. */
  NewClientForm: NewClient
  onClose: () => void
}) {
  const t = useTexts()
  const found = useFound(getRequest, { params: { id } })
  const [isRefusing, setRefusing] = useState(false)
  const request = found.data
  if (request?.state === 'new')
    return isRefusing ? (
      <RefuseRequest
        request={request}
        onRefused={() => {
          void revalidate(listRequests)
          onClose()
        }}
        onClose={() => setRefusing(false)}
      />
    ) : (
      <OpenRequest
        request={request}
        onRefresh={found.refresh}
        onRefuse={() => setRefusing(true)}
        NewClientForm={NewClientForm}
        onClose={onClose}
      />
    )
  return (
    <AppDialog
      title={request ? t('request.of', { name: request.name }) : t('request.title')}
      width={680}
      onClose={onClose}
      footer={<DialogFoot isDone onClose={onClose} />}
    >
      {found.error && !request && <ErrorState error={found.error} onRetry={found.refresh} />}
      {!request && !found.error && <Skeleton />}
      {request && (
        <div className="ad-stack">
          <RequestFacts request={request} />
          <RequestLines
            lines={request.lines}
            quantities={{}}
            errors={{}}
            isOpen={false}
            onChoose={() => undefined}
          />
        </div>
      )}
    </AppDialog>
  )
}
