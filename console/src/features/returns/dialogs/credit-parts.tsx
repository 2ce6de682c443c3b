import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { creditParts } from './credit.ts'

/** What becomes of an amount that a case credits: it lowers what its order owes, and the rest is a voucher. */
export function CreditParts({ value, of }: { value: number; of: ReturnCase['order_money'] }) {
  const t = useTexts()
  const { money } = useFormats()
  const { lowers, voucher } = creditParts(value, of)
  return (
    <>
      {lowers > 0 && <p>{t('returns.credit_lowers', { amount: money(lowers), value: money(value) })}</p>}
      <p>
        {t('returns.voucher_value')} <strong className="ad-num">{money(voucher)}</strong>
      </p>
    </>
  )
}
