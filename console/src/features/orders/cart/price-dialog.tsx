import { changePrices } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { useWatch } from 'react-hook-form'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { useOthersChanges } from '../../../shared/form/stale/use-others-changes.ts'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import type { CartGroup } from './cart-groups.ts'
import { PRICE_FORM } from './prices.forms.ts'

interface Values {
  unit_price: number | null
  discount_reason: string | null
}

interface Sent {
  unit_price: number
  discount_reason?: string
}

/** Another price per pair for a row of an open order; below the listed price it has a reason. */
export function PriceDialog({
  order,
  group: { first, lines },
  onChanged,
  onClose,
}: {
  order: Order
  group: CartGroup
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const { unit_price, discount_reason, listed_unit_price: listed } = first
  const form = useContractForm<Values, Sent>(PRICE_FORM, { unit_price, discount_reason })
  useOthersChanges(form, { unit_price, discount_reason })
  const { unit_price: unit, discount_reason: reason } = useWatch({ control: form.control })
  const isBelow = typeof unit === 'number' && unit < listed
  const change = useOrderChange(order, onChanged)
  const save = async ({ discount_reason: why, ...price }: Sent) => {
    const body = {
      ...price,
      ...(isBelow && why !== undefined && { discount_reason: why }),
      lines: lines.map(({ id }) => id),
    }
    const { message } = await change((version) =>
      call(changePrices, { params: { id: order.id }, body: { ...body, version } }),
    )
    showDone({ message })
  }
  return (
    <ContractDialog
      form={form}
      title={t('price.title')}
      submitText={t('common.save')}
      width={420}
      missing={[isBelow && !reason?.trim() && t('price.reason')]}
      isUnchanged={!form.formState.isDirty}
      send={save}
      onClose={onClose}
    >
      <p className="ad-soft">{t('price.lead', { name: first.product_name, listed: money(listed) })}</p>
      <MoneyField control={form.control} name="unit_price" label={t('product.unit_price')} />
      {isBelow && (
        <TextField
          control={form.control}
          name="discount_reason"
          label={t('price.reason')}
          help={t('price.discount', { amount: money(listed - unit) })}
          maxLength={120}
          isWide
        />
      )}
    </ContractDialog>
  )
}
