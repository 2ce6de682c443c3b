import { exchangeRates, listStores } from '@deportivo/contracts/catalogue/lists'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState, type ReactNode } from 'react'
import { FileChoice } from '../../shared/files/file-choice.tsx'
import { Field } from '../../shared/form/field.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextArea } from '../../shared/form/text-area.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf, type Option } from '../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'
import { useReturnStep, type StepBody } from './use-return.ts'

export interface StepDialogProps {
  one: ReturnCase
  onTaken: (next: ReturnCase) => void
  onClose: () => void
}

const ALL = { query: { top: 200 } }

/** One step with what it asks for: the first refused field is shown under the fields. */
function StepDialog({
  dialog: { one, onTaken, onClose },
  step,
  intent = 'primary',
  body,
  file,
  children,
}: {
  dialog: StepDialogProps
  step: NonNullable<StepBody['step']>
  intent?: 'primary' | 'danger'
  /** What the step asks for; null: something is still missing. */
  body: StepBody | null
  file?: File | null
  children: ReactNode
}) {
  const t = useTexts()
  const { take, isRunning, error } = useReturnStep(one, onTaken, true)
  const title = t(`return.action.${step}`)
  const submit = async () => {
    if (body && (await take({ ...body, step }, file))) onClose()
  }
  return (
    <FormDialog
      title={title}
      width={480}
      isModal
      intent={intent}
      submitText={title}
      canSubmit={body !== null}
      isBusy={isRunning}
      error={error ? (Object.values(error.errors)[0] ?? error.serverText ?? undefined) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Option[] | undefined
  onChange: (value: string) => void
}) {
  const t = useTexts()
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options ?? []}
          emptyLabel={options === undefined ? t('common.loading') : t('form.choose')}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Which store received the goods: they enter its quarantine. */
export function ReceiveDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [store, setStore] = useState('')
  const { rows } = useList(listStores, { query: { top: 200, orderBy: 'orden' } }, { isCached: true })
  const body = store === '' ? null : { entrance_store: Number(store) }
  return (
    <StepDialog dialog={dialog} step="received_in_store" body={body}>
      <p className="ad-soft">{t('returns.receive_text')}</p>
      <Choice
        label={t('returns.entrance_store')}
        value={store}
        options={rows && optionsOf(rows)}
        onChange={setStore}
      />
    </StepDialog>
  )
}

/** The sizes that some store has enough of, as one choice each: what is gone is not offered. */
const replacementsOf = ({ stores }: Product, quantity: number): Option[] =>
  stores.flatMap((store) =>
    store.sizes
      .filter((size) => size.quantity >= quantity)
      .map((size) => ({
        value: `${size.id}:${store.id}`,
        label: `${size.name} · ${store.name} (${size.quantity})`,
      })),
  )

/** Another size of the same product, from the store that has it. */
export function ExchangeDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { quantity, sale_product } = dialog.one
  const [chosen, setChosen] = useState('')
  const { data: product } = useFound(getProduct, { params: { id: sale_product.product_id } })
  const [size_id, outlet_store] = chosen.split(':').map(Number)
  const body = size_id && outlet_store ? { size_id, outlet_store } : null
  const options = product && replacementsOf(product, quantity)
  return (
    <StepDialog dialog={dialog} step="exchange_available" body={body}>
      <p className="ad-soft">{t('returns.exchange_text', { size: sale_product.size_name })}</p>
      {options?.length === 0 ? (
        <p>{t('returns.no_replacement')}</p>
      ) : (
        <Choice label={t('returns.replacement')} value={chosen} options={options} onChange={setChosen} />
      )}
    </StepDialog>
  )
}

/** How much of what was paid becomes the voucher. */
export function VoucherDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { money } = useFormats()
  const { exchange_rate_id, quantity, sale_product } = dialog.one
  const { rows } = useList(exchangeRates.list, ALL)
  const [chosen, setRate] = useState(exchange_rate_id === null ? '' : String(exchange_rate_id))
  const rate = rows?.find(({ id }) => id === Number(chosen))
  const body = rate ? { exchange_rate: rate.id } : null
  const options = rows?.map(({ id, name, percentage }) => ({
    value: String(id),
    label: `${name} (${percentage} %)`,
  }))
  const value = rate ? Math.round((sale_product.unit_price * quantity * rate.percentage) / 100) : null
  return (
    <StepDialog dialog={dialog} step="voucher" body={body}>
      <p className="ad-soft">{t('returns.voucher_text')}</p>
      <Choice label={t('returns.exchange_rate')} value={chosen} options={options} onChange={setRate} />
      {value !== null && (
        <p>
          {t('returns.voucher_value')} <strong className="ad-num">{money(value)}</strong>
        </p>
      )}
    </StepDialog>
  )
}

function TextLine({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Field label={label} isOptional>
      {(control) => (
        <input
          {...control}
          className="bp6-input"
          autoComplete="off"
          maxLength={60}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** With which carrier the replacement left, and a picture of it. */
export function DeliverDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [conveyor, setConveyor] = useState('')
  const [guide_number, setGuide] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const body = {
    ...(conveyor.trim() && { conveyor }),
    ...(guide_number.trim() && { guide_number }),
  }
  return (
    <StepDialog dialog={dialog} step="delivered" body={file ? body : null} file={file}>
      <TextLine label={t('returns.conveyor')} value={conveyor} onChange={setConveyor} />
      <TextLine label={t('returns.guide_number')} value={guide_number} onChange={setGuide} />
      <FileChoice label={t('returns.file_8')} file={file} onChange={setFile} />
    </StepDialog>
  )
}

/** Cancels a case: what arrived goes back to the client. */
export function CancelDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const body = { ...(reason.trim() && { reason }) }
  return (
    <StepDialog dialog={dialog} step="cancel" intent="danger" body={body}>
      <p>{t('returns.cancel_text', { id: dialog.one.id })}</p>
      <TextArea label={t('transfer.reason')} isOptional value={reason} onChange={setReason} />
    </StepDialog>
  )
}
