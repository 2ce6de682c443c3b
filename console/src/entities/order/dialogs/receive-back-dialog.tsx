import { keepsSizes, listStores } from '@deportivo/contracts/catalogue/lists'
import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { useState } from 'react'
import { Field } from '../../../shared/form/field.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { withOrder } from './with-order.tsx'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'

type Counts = Readonly<Record<number, number | null>>

function useCounts({ products }: Order) {
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(products.map(({ id, quantity }) => [id, quantity])),
  )
  return {
    counts,
    count: (id: number, quantity: number | null) => setCounts({ ...counts, [id]: quantity }),
    isShort: products.some(({ id, quantity }) => (counts[id] ?? 0) < quantity),
    isComplete: products.every(({ id, quantity }) => (counts[id] ?? quantity + 1) <= quantity),
    lines: products.map(({ id }) => ({ line_id: id, quantity: counts[id] ?? 0 })),
  }
}

/** The stores that can keep the parcel; the one that sent it is chosen first. */
function useStores({ products }: Order) {
  const { rows } = useList(listStores, { query: { top: 200, orderBy: 'orden' } })
  const [chosen, setStore] = useState(products[0]?.store_id)
  const sizeIds = products.map(({ size_id }) => size_id)
  const stores = (rows ?? []).filter((one) => keepsSizes(one, sizeIds))
  const store = stores.find(({ id }) => id === chosen) ?? stores[0]
  return { stores, store: store?.id ?? chosen ?? 0, setStore }
}

const FIELDS = { fields: ['store_id', 'reason'] }

/** Counts a parcel that came back, line by line, and the store it lies in; a short count asks for its reason. */
function ReceiveBack({ order, card, step, take, onClose }: StepDialogProps & { order: Order }) {
  const t = useTexts()
  const { stores, store, setStore } = useStores(order)
  const { counts, count, isShort, isComplete, lines } = useCounts(order)
  const [reason, setReason] = useState('')
  const receive = useChange(
    () =>
      take(card, { step, fields: { store_id: store, lines, ...(isShort ? { reason } : {}) } }).then(
        () => ({}),
      ),
    { isQuiet: true },
  )
  const { onFields: errors, elsewhere } = useRefusal(receive.error, [store, counts, reason], FIELDS)
  const submit = async () => {
    if (await receive.run(undefined)) onClose()
  }
  return (
    <FormDialog
      title={t('order.receive_back.title', { id: order.id })}
      width={520}
      isModal
      submitText={t('order.action.received_back')}
      reason={isComplete ? null : t('form.wrong', { names: t('product.units') })}
      missing={[isShort && reason.trim() === '' && t('order.receive_back.reason')]}
      isBusy={receive.isRunning}
      error={elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="ad-soft">{t('order.receive_back.lead')}</p>
      <Field label={t('order.receive_back.store')} error={errors['store_id']} isWide>
        {(control) => (
          <Select
            {...control}
            value={String(store)}
            options={optionsOf(stores)}
            onChange={(id) => setStore(Number(id))}
          />
        )}
      </Field>
      {order.products.map((line) => (
        <Field
          key={line.id}
          label={t('order.receive_back.line', {
            product: line.product_name,
            size: line.size_name,
            quantity: line.quantity,
          })}
          error={(counts[line.id] ?? 0) > line.quantity ? t('order.receive_back.too_many') : undefined}
          isWide
        >
          {(control) => (
            <WholeInput
              {...control}
              className="bp6-input ad-num"
              most={HIGHEST_QUANTITY}
              value={counts[line.id] ?? null}
              onFocus={(event) => event.target.select()}
              onChange={(quantity) => count(line.id, quantity)}
            />
          )}
        </Field>
      ))}
      {isShort && (
        <TextArea
          label={t('order.receive_back.reason')}
          error={errors['reason']}
          isWide
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  )
}

export const ReceiveBackDialog = withOrder(ReceiveBack)
