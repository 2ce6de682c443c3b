import { useState } from 'react'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import { unlessStale } from '../../shared/form/stale/unless-stale.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { callLoosely } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { showDone } from '../../shared/toasts/toasts.ts'
import { later } from '../../shared/ui/later.tsx'
import { CATALOGUE_FORMS } from './catalogue.forms.ts'
import type { CatalogueField } from './fields.ts'
import type { Amount, CatalogueRow, NamedRun } from './row.ts'
import type { CatalogueRecord } from './records.ts'
import { optionKey } from './option-key.ts'
import { RowFields, type RowValues } from './row-fields.tsx'

const RowUses = later(() => import('./row-uses.tsx').then((part) => part.RowUses))

interface RowDialogProps {
  record: CatalogueRecord
  /** Null for a new row. */
  row: CatalogueRow | null
  /** What is known of a new row before it is entered. */
  first?: RowValues
  onCreated?: (row: CatalogueRow) => void
  onClose: () => void
}

/** What a field of a new row has before it is entered. */
const FIRST: Readonly<Partial<Record<CatalogueField['kind'], unknown>>> = { colour: '#000000', flag: false }

function valuesOf({ fields }: CatalogueRecord, known: RowValues): RowValues {
  const entered = fields.filter(({ isComputed }) => !isComputed)
  return Object.fromEntries(entered.map(({ name, kind }) => [name, known[name] ?? FIRST[kind] ?? null]))
}

/** An amount of what is chosen; of a run, those of its amounts. */
function within(chosen: readonly number[], amount: Amount | NamedRun): (Amount | NamedRun)[] {
  if ('sizes' in amount)
    return [{ ...amount, sizes: amount.sizes.filter(({ size_id }) => chosen.includes(size_id)) }]
  return chosen.includes(amount.size_id) ? [amount] : []
}

/** Without amounts of what is no longer chosen. */
function withinChoices({ fields }: CatalogueRecord, typed: RowValues): RowValues {
  const amounts = fields.flatMap(({ name, amountsOf }) => {
    const entered = typed[name] as readonly (Amount | NamedRun)[] | undefined
    if (!amountsOf || !entered) return []
    const chosen = (typed[amountsOf] ?? []) as readonly number[]
    return [[name, entered.flatMap((amount) => within(chosen, amount))] as const]
  })
  return { ...typed, ...Object.fromEntries(amounts) }
}

async function save(record: CatalogueRecord, row: CatalogueRow | null, typed: RowValues) {
  const { contracts } = record
  const body = withinChoices(record, typed)
  const saved = await (row === null
    ? callLoosely(contracts.create, { body })
    : callLoosely(contracts.change, { params: { id: row.id }, body: { ...body, version: row.version } }))
  return saved as { message?: string; data: CatalogueRow }
}

interface Stale {
  failure: CallError
  typed: RowValues
}

/** The typed values beside the stored ones, where they differ. */
function useDifferences({ fields }: CatalogueRecord, stale: Stale | null) {
  const t = useTexts()
  if (stale === null) return []
  const stored = stale.failure.data as CatalogueRow
  return fields.flatMap(({ name, label, of, amountsOf, options }) => {
    const typed = stale.typed[name] as CatalogueRow[string] | undefined
    // What was chosen in another list has no name here: the stored record shows it.
    if (of || amountsOf || typed === undefined || typed === stored[name]) return []
    const shown = (value: unknown) => (options ? t(optionKey(String(value))) : String(value))
    return [{ label: t(label), typed: shown(typed), stored: shown(stored[name]) }]
  })
}

interface RowFormProps extends RowDialogProps {
  stale: Stale | null
  onStale: (stale: Stale) => void
  onShowStored: () => void
}

function RowForm({ record, row, first, onCreated, stale, onStale, onShowStored, onClose }: RowFormProps) {
  const t = useTexts()
  const form = useContractForm<RowValues, RowValues>(
    CATALOGUE_FORMS[record.name],
    valuesOf(record, row ?? first ?? {}),
  )
  const differences = useDifferences(record, stale)
  const { isDirty, isSubmitting, errors } = form.formState
  const submit = form.submit(async (typed) => {
    const saved = await unlessStale(save(record, row, typed), (failure) => onStale({ failure, typed }))
    if (!saved) return false
    showDone(saved)
    await revalidate(record.contracts.list)
    if (row === null) onCreated?.(saved.data)
    onClose()
    return true
  })
  return (
    <FormDialog
      title={row === null ? t(record.newText) : t('catalogue.edit', { name: row.name })}
      submitText={t(row === null ? 'catalogue.create' : 'common.save')}
      width={460}
      isModal
      shape="side"
      form={form}
      isUnchanged={row !== null && !isDirty}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {stale && <StaleNotice failure={stale.failure} differences={differences} onShow={onShowStored} />}
      <RowFields record={record} control={form.control} />
      {row && <RowUses record={record} row={row} />}
    </FormDialog>
  )
}

/** Creates a row, or changes the given one, in a drawer beside the list. The form starts anew from the stored row only when the user asks to see it. */
export function RowDialog({ row, ...dialog }: RowDialogProps) {
  const [base, setBase] = useState({ row, revision: 0 })
  const [stale, setStale] = useState<Stale | null>(null)
  const showStored = () => {
    setBase({ row: stale?.failure.data as CatalogueRow, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <RowForm
      key={base.revision}
      {...dialog}
      row={base.row}
      stale={stale}
      onStale={setStale}
      onShowStored={showStored}
    />
  )
}
