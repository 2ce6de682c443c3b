import { ExpiringVouchers } from '../../entities/client/vouchers/expiring-vouchers.tsx'
import { voucherShare } from '../../entities/client/vouchers/voucher-use.ts'
import { SelectField } from '../../shared/form/form-fields.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { CheckoutControls } from './checkout-values.ts'
import type { VoucherState } from './use-voucher.ts'

/** A voucher as part of the payment; nothing where the client has none. */
export function VoucherFields({
  form: { control, setValue },
  use: { vouchers, chosen, refusal },
  owed,
}: {
  form: CheckoutControls
  use: VoucherState
  owed: number
}) {
  const t = useTexts()
  const { money } = useFormats()
  if (vouchers.length === 0) return null
  const options = vouchers.map(({ id, voucher, available }) => ({
    id,
    name: t('checkout.voucher_left', { voucher, left: money(available) }),
  }))
  const pick = (id: number | null) => {
    const voucher = vouchers.find((one) => one.id === id)
    setValue('voucher_value', voucher ? voucherShare(voucher, owed) : null, { shouldValidate: true })
  }
  const limits = { left: money(chosen?.available ?? 0), owed: money(owed) }
  return (
    <>
      <ExpiringVouchers vouchers={vouchers} />
      <SelectField
        control={control}
        name="voucher"
        label={t('checkout.voucher')}
        options={options}
        onPicked={pick}
        isOptional
      />
      {chosen && (
        <MoneyField
          control={control}
          name="voucher_value"
          label={t('checkout.voucher_value')}
          refusal={refusal ? t(`checkout.voucher_${refusal}`, limits) : undefined}
        />
      )}
    </>
  )
}
