import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { CounterMoney } from './counter-money.tsx'
import type { VoucherState } from './use-voucher.ts'

/** Why what is typed of money can't be taken as it is; null where it makes what is owed. */
export function useMoneyReason() {
  const t = useTexts()
  const { money } = useFormats()
  return ({ left }: CounterMoney, { refusal }: VoucherState): string | null => {
    if (refusal !== null) return t('form.wrong', { names: t('checkout.voucher_value') })
    if (left === 0) return null
    return t(left > 0 ? 'checkout.money_left' : 'checkout.money_over', { left: money(Math.abs(left)) })
  }
}
