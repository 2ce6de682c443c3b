import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { payByVoucher } from '@deportivo/contracts/orders/payments'
import { listVouchers, type Voucher } from '@deportivo/contracts/orders/vouchers'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useState } from 'react'
import { useVouchers } from '../../../entities/client/vouchers/use-vouchers.ts'
import { useAboveBalance } from '../../../entities/order/steps/above-balance.ts'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { voucherShare } from '../../../entities/client/vouchers/voucher-use.ts'
import type { OpenCharge } from './open-charge.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { SelectField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { VOUCHER_FORM } from './payments.forms.ts'

/** What a voucher pays: the balance of an order, or what is left of the charge of one of its return cases. */
interface Owed {
  order: Order
  charge?: OpenCharge | undefined
  onChanged: (order: Order) => void
}

interface Spent {
  voucher: number
  amount: number
}

/** How much of which voucher is paid. */
export function VoucherDialog({
  order,
  charge,
  vouchers,
  onChanged,
  onClose,
}: Owed & { vouchers: readonly Voucher[]; onClose: () => void }) {
  const t = useTexts()
  const { money } = useFormats()
  const owed = charge?.left ?? order.total_balance
  const [first] = vouchers
  const proposed = first && { voucher: first.id, amount: voucherShare(first, owed) }
  const refuses = useAboveBalance(owed)
  const form = useContractForm<Partial<Spent>, Spent>(VOUCHER_FORM, { ...proposed }, refuses)
  const options = vouchers.map(({ id, voucher, available }) => ({
    id,
    name: t('checkout.voucher_left', { voucher, left: money(available) }),
  }))
  const pick = (id: number | null) => {
    const voucher = vouchers.find((one) => one.id === id)
    if (voucher) form.setValue('amount', voucherShare(voucher, owed), { shouldValidate: true })
  }
  const change = useOrderChange(order, onChanged)
  const pay = async (fields: Spent) => {
    const body = { ...fields, ...(charge && { return_id: charge.return_id }) }
    const { message } = await change((version) =>
      call(payByVoucher, { params: { id: order.id }, body: { ...body, version } }),
    )
    void revalidate(listVouchers)
    showDone({ message })
  }
  return (
    <ContractDialog form={form} title={t('payment.by_voucher')} send={pay} onClose={onClose}>
      <SelectField
        control={form.control}
        name="voucher"
        label={t('checkout.voucher')}
        options={options}
        onPicked={pick}
      />
      <MoneyField control={form.control} name="amount" label={t('checkout.voucher_value')} isWide />
    </ContractDialog>
  )
}

/** Pays with a voucher of the order's client; nothing where they have none, or where it is named at the checkout. */
export function PayByVoucher(owed: Omit<Owed, 'charge'>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const vouchers = useVouchers(owed.order.client_id)
  if (vouchers.length === 0 || orderStateRow(owed.order.state_id).is_open) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('payment.by_voucher')}
      </Button>
      {isOpen && <VoucherDialog {...owed} vouchers={vouchers} onClose={() => setOpen(false)} />}
    </>
  )
}
