import { Checkbox } from '@blueprintjs/core'
import { listCashiers, listStores } from '@deportivo/contracts/catalogue/lists'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import type { ClientPick } from '@deportivo/contracts/clients/clients'
import { useState, type FormEvent } from 'react'
import { ClientPicker } from '../../../entities/client/client-picker.tsx'
import { NoRegisters } from '../../../entities/cashier/no-registers.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import type { CounterSetup } from './counter-setup.ts'
import { SubmitButton } from '../../../shared/form/submit/submit-button.tsx'

const ALL = { query: { top: LOOKUP_ROWS } }
/** What is sold over the counter is there. */
const HERE = { query: { top: LOOKUP_ROWS, filter: 'type:national' } }

function Choice({
  label,
  rows,
  value,
  onChange,
}: {
  label: string
  rows: readonly { id: number; name: string }[] | undefined
  value: number | null
  onChange: (id: number | null) => void
}) {
  const t = useTexts()
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={optionsOf(rows)}
          emptyLabel={t('form.choose')}
          value={value === null ? '' : String(value)}
          isLoading={rows === undefined}
          onChange={(id) => onChange(Number(id) || null)}
        />
      )}
    </Field>
  )
}

type Fields = Omit<CounterSetup, 'client' | 'cashier_id' | 'store_id'> &
  Record<'cashier_id' | 'store_id', number | null> & { client: ClientPick | null }

const NOTHING: Fields = { client: null, cashier_id: null, store_id: null, prints: true }

/** Of a list with a single row there is nothing to choose. */
const onlyOf = (rows: readonly { id: number }[] | undefined): number | null =>
  rows?.length === 1 ? (rows[0]?.id ?? null) : null

/** Whether something else is chosen than at first. */
const isChanged = (first: Fields, now: Omit<Fields, 'prints'>) =>
  now.client?.id !== first.client?.id ||
  now.cashier_id !== first.cashier_id ||
  now.store_id !== first.store_id

/** What is chosen so far; `whole` is null until nothing is missing. */
function useSetupFields(setup: CounterSetup | null) {
  const first: Fields = setup ?? NOTHING
  const [client, setClient] = useState(first.client)
  const [typed, setTyped] = useState(first.client?.name ?? '')
  const [cashier, setCashier] = useState(first.cashier_id)
  const [store, setStore] = useState(first.store_id)
  const [prints, setPrints] = useState(first.prints)
  const cashiers = useList(listCashiers, ALL).rows
  const stores = useList(listStores, HERE).rows
  const cashier_id = cashier ?? onlyOf(cashiers)
  const store_id = store ?? onlyOf(stores)
  useUnsaved(isChanged(first, { client, cashier_id: cashier, store_id: store }))
  const isWhole = client !== null && cashier_id !== null && store_id !== null
  const whole: CounterSetup | null = isWhole ? { client, cashier_id, store_id, prints } : null
  return {
    client,
    typed,
    cashier_id,
    store_id,
    prints,
    whole,
    cashiers,
    stores,
    setClient,
    setTyped,
    setCashier,
    setStore,
    setPrints,
  }
}

/** What every sale of the counter has in common: asked for in its first one. */
export function CounterSetupForm({
  setup,
  onSave,
}: {
  setup: CounterSetup | null
  onSave: (setup: CounterSetup) => void
}) {
  const t = useTexts()
  const { client, typed, cashier_id, store_id, prints, whole, ...set } = useSetupFields(setup)
  const { cashiers, stores } = set
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (whole) onSave(whole)
  }
  return (
    <form className="ad-card ad-card--padded ad-stack" noValidate onSubmit={save}>
      <h2>{t('counter.setup')}</h2>
      <p className="ad-soft">{t('counter.setup_help')}</p>
      <ClientPicker picked={client} onPick={set.setClient} typed={typed} onType={set.setTyped} />
      <div className="ad-form">
        <Choice label={t('checkout.cashier')} rows={cashiers} value={cashier_id} onChange={set.setCashier} />
        <Choice label={t('counter.store')} rows={stores} value={store_id} onChange={set.setStore} />
      </div>
      {cashiers?.length === 0 && <NoRegisters />}
      <Checkbox checked={prints} onChange={(event) => set.setPrints(event.currentTarget.checked)}>
        {t('counter.prints')}
      </Checkbox>
      <div className="ad-row ad-form__buttons">
        <SubmitButton
          text={t('common.save')}
          size="large"
          missing={[
            client === null && t('sale.client'),
            cashier_id === null && t('checkout.cashier'),
            store_id === null && t('counter.store'),
          ]}
          isBusy={false}
        />
      </div>
    </form>
  )
}
