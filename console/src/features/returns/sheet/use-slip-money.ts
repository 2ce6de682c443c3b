import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'

/** The voucher of a case; undefined once it is spent or expired, and for users who don't see vouchers. */
function useVoucherOf({ voucher }: ReturnCase) {
  const maySee = useCan('read clients')
  const isAsked = maySee && voucher !== null
  return useList(listVouchers, isAsked ? { query: { filter: `id:${voucher}`, top: 1 } } : null).rows?.[0]
}

/** The money of a case as its slip shows it: what is recognised, the voucher with its last day, and the difference. */
export function useSlipMoney(one: ReturnCase): readonly (readonly [string, string])[] {
  const t = useTexts()
  const { money, day } = useFormats()
  const issued = useVoucherOf(one)
  const { credited_value, exchange_rate, voucher, difference, order_money } = one
  const facts: [string, string][] = []
  if (credited_value > 0) {
    const share = exchange_rate === null ? [] : [`${exchange_rate} %`]
    facts.push([t('returns.credited'), [money(credited_value), ...share].join(' · ')])
  }
  const lowered = order_money.credited - order_money.in_vouchers
  if (lowered > 0) facts.push([t('returns.lowered'), money(lowered)])
  if (voucher !== null) {
    const name = t('voucher.name', { id: voucher })
    const value = money(order_money.in_vouchers)
    const shown = issued
      ? t('client.voucher', { voucher: name, left: money(issued.value), day: day(issued.expires_at) })
      : [name, value].join(' · ')
    facts.push([t('returns.voucher'), shown])
  }
  if (difference) {
    const paid = difference.is_paid ? [t('returns.difference_paid')] : []
    facts.push([t('returns.difference'), [money(difference.amount), ...paid].join(' · ')])
  }
  return facts
}
