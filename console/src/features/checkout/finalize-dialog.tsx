import type { Order } from '@deportivo/contracts/orders/order'
import { TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { CashierField } from '../../entities/order/steps/payment-fields.tsx'
import { useOrderChanges } from '../../entities/order/steps/use-order-change.ts'
import { STEP_FORMS } from '../../entities/order/steps/step.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useSteps, type StepFields } from '../../entities/order/steps/use-steps.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { CounterMoneyFields, MoneyLeft, useCounterMoney } from './counter-money.tsx'
import { useMoneyReason } from './use-money-reason.ts'
import { owedOf, PaidBeyond } from './paid-beyond.tsx'
import { useVoucher } from './use-voucher.ts'
import { VoucherFields } from './voucher-fields.tsx'

/** The seller's client pays: cash, transfer and voucher together make the balance, and the order is closed. */
export function FinalizeDialog({
  order,
  onChanged,
  onClose,
}: {
  order: Order
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const form = useContractForm<CheckoutValues, StepFields>(STEP_FORMS.finalize, {
    cash_payment: null,
    payment_by_transfer: null,
    transfer_method: TRANSFER,
    voucher: null,
    voucher_value: null,
  })
  const { control } = form
  const voucher = useVoucher(order, control)
  const owed = owedOf(order) - voucher.value
  const paid = useCounterMoney(control, owed)
  const moneyReason = useMoneyReason()
  const { take } = useSteps(onChanged)
  const follow = useOrderChanges(onChanged)
  return (
    <ContractDialog
      form={form}
      title={t('order.action.finalize')}
      width={520}
      reason={moneyReason(paid, voucher)}
      send={(fields) =>
        follow(order, () => take({ order, step: 'finalize', fields: { ...fields, cash_payment: paid.cash } }))
      }
      onClose={onClose}
    >
      <p className="ad-soft">
        <Dots>
          {t('order.title', { id: order.id })}
          <bdi>{order.client_name}</bdi>
          {money(order.total_balance)}
        </Dots>
      </p>
      <div className="ad-form">
        <VoucherFields form={form} use={voucher} owed={owedOf(order)} />
        <CounterMoneyFields form={form} owed={owed} />
        <CashierField control={control} />
      </div>
      <PaidBeyond order={order} />
      <MoneyLeft {...paid} />
      <p className="ad-soft ad-small">{t('order.no_way_back')}</p>
    </ContractDialog>
  )
}
