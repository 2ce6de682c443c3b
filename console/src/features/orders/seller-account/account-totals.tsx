import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/price-code-keys'
import type { SellerAccount } from '@deportivo/contracts/sellers/settlements'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { daysSince } from '../reserved/reserved-days.ts'
import './seller-account.css'

/** The figures of the account: the goods, and what was earned since the last settlement. */
export function AccountTotals({ account }: { account: SellerAccount | undefined }) {
  const t = useTexts()
  const { money, day } = useFormats()
  const days = (since: string | null) =>
    since === null ? t('common.none') : t('reserved.days', { days: daysSince(since, serverNow()) })
  const figures: readonly (readonly [name: string, value: string | undefined])[] = [
    [t('seller_account.goods_value'), account && money(account.goods.value)],
    [t('seller_account.oldest'), account && days(account.goods.oldest_since)],
    [t('seller_account.commission'), account && money(account.open.commission)],
    [t('seller_account.unpaid'), account && money(account.unpaid.value)],
    [
      t('seller_account.percentages'),
      account &&
        PRICE_CODE_KEYS.toReversed()
          .map(
            (key) =>
              `${t(`code.${key}`)} ${t('seller_account.percent', { percentage: account.percentages[key] })}`,
          )
          .join(' · '),
    ],
    [
      t('seller_account.last'),
      account &&
        (account.last === null
          ? t('seller_account.no_last')
          : `${t('seller_account.settlement', { number: account.last.number })} · ${day(account.last.closed_at)}`),
    ],
  ]
  return (
    <dl className="ad-card ad-account-totals" aria-label={t('menu.seller_account')}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ad-num">{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
