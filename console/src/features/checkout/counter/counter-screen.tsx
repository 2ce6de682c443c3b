import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import type { Order } from '@deportivo/contracts/orders/order'
import { useState, type ComponentType } from 'react'
import { OpenShift } from '../../../entities/cashier/open-shift.tsx'
import { StepButtons } from '../../../entities/order/actions/step-buttons.tsx'
import { UnitSearch } from '../../../entities/product/search/unit-search.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { scan } from '../../../shared/scan/scanning.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { AmountReceived } from './amount-received.tsx'
import { Charged } from './charged-sale.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { useCounterSetup, type CounterSetup } from './counter-setup.ts'
import { CounterSetupForm } from './counter-setup-form.tsx'
import { useCharge } from './use-charge.ts'
import { useCounterSale } from './use-counter-sale.ts'
import './counter.css'

/** Parts of other features, which the page puts in. */
interface CounterParts {
  /** What is being sold, whose quantities can be changed. */
  Lines: ComponentType<{ order: Order; put: (order: Order) => void; refresh: () => void }>
  Receipt: ComponentType<{ order: Order }>
}

/** The register that the sales are charged in. */
function useRegister({ cashier_id }: CounterSetup) {
  const { data, refresh } = useFound(listCashiers, {})
  const register = data?.find(({ id }) => id === cashier_id)
  return { register, isOpen: register?.is_open === true, refresh }
}

/** What is owed and received; or, once it is charged, the change. */
function Payment({
  order,
  setup,
  scans,
  isAdding,
  start,
  Receipt,
}: {
  /** null: there is nothing to charge. */
  order: Order | null
  setup: CounterSetup
  /** How many there were. */
  scans: number
  isAdding: boolean
  start: (order: Order | null) => void
  Receipt: CounterParts['Receipt']
}) {
  const { charged, charge, isCharging } = useCharge(setup.cashier_id, start)
  const { register, isOpen, refresh } = useRegister(setup)
  return (
    <>
      {register && !isOpen && <OpenShift cashierId={register.id} onReply={refresh} />}
      {order && (
        <div className="ad-card ad-card--padded">
          {/* Another pair is another total: the amount begins anew, without the digits of the barcode. */}
          <AmountReceived
            key={`${order.id} ${scans}`}
            order={order}
            isLocked={isAdding || isCharging || !isOpen}
            isCharging={isCharging}
            onCharge={(given) => void charge({ order, given })}
          />
        </div>
      )}
      {charged && !order && (
        <Charged key={charged.order.id} sale={charged} prints={setup.prints} Receipt={Receipt} />
      )}
      <p className="ad-soft ad-small">
        <Dots>
          <bdi>{setup.client.name}</bdi>
          {register?.name}
        </Dots>
      </p>
    </>
  )
}

/** Leaves a sale that was begun; the order asks for the reason. */
function CancelSale({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const next = order.next.filter(({ step }) => step === 'cancel')
  return <StepButtons order={{ ...order, next }} onChanged={onChanged} />
}

function Selling({
  setup,
  parts,
  onSetup,
}: {
  setup: CounterSetup
  parts: CounterParts
  onSetup: () => void
}) {
  const t = useTexts()
  const [scans, setScans] = useState(0)
  const sale = useCounterSale(setup, () => setScans((count) => count + 1))
  const order = sale.order?.products.length ? sale.order : null
  return (
    <>
      {/* Above what is owed on a phone, too. */}
      <Field label={t('counter.find')} help={t('counter.find_help')}>
        {(control) => <UnitSearch {...control} storeId={setup.store_id} onPick={(code) => void scan(code)} />}
      </Field>
      <div className="ad-beside">
        <section className="ad-card" aria-label={t('sale.products')}>
          {order ? (
            <parts.Lines order={order} put={sale.change} refresh={sale.refresh} />
          ) : (
            <EmptyState title={t('counter.ready')} text={t('counter.ready_text')} />
          )}
        </section>
        <aside className="ad-beside__side ad-beside__side--first ad-stack" aria-label={t('sale.summary')}>
          <Payment
            order={order}
            setup={setup}
            scans={scans}
            isAdding={sale.isAdding}
            start={sale.start}
            Receipt={parts.Receipt}
          />
          {sale.order && <CancelSale order={sale.order} onChanged={sale.follow} />}
          <ActionButton
            variant="minimal"
            size="small"
            reason={order === null ? null : t('counter.setup_locked')}
            onClick={onSetup}
          >
            {t('counter.setup_change')}
          </ActionButton>
          {order && <p className="ad-soft ad-small">{t('counter.setup_locked')}</p>}
        </aside>
      </div>
    </>
  )
}

/** A sale in three actions: a scan, the amount that is received, Enter; the next one begins with its scan. */
export function CounterScreen({ parts }: { parts: CounterParts }) {
  const { setup, save } = useCounterSetup()
  const [isAsking, setAsking] = useState(setup === null)
  if (setup === null || isAsking)
    return (
      <CounterSetupForm
        setup={setup}
        onSave={(next) => {
          save(next)
          setAsking(false)
        }}
      />
    )
  return <Selling setup={setup} parts={parts} onSetup={() => setAsking(true)} />
}
