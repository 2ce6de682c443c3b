import type { Voucher } from '@deportivo/contracts/orders/vouchers'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'

type Named = Pick<Voucher, 'order_id' | 'return_id' | 'is_of_unseen_order'>

/** The case or order that a voucher or an entry of it names; that of another seller is not named. */
export function NamedOrder({ of: { order_id, return_id, is_of_unseen_order } }: { of: Named }) {
  const t = useTexts()
  if (is_of_unseen_order) return <span className="ad-soft">{t('voucher.other_seller')}</span>
  if (return_id !== null) return <Link to={paths.returnCase(return_id)}>{returnCode(return_id)}</Link>
  return order_id !== null && <Link to={paths.sale(order_id)}>#{order_id}</Link>
}

/** What a voucher was issued for, and the case or order that states it. */
export function VoucherOrigin({ voucher }: { voucher: Voucher }) {
  const t = useTexts()
  return (
    <span className="ad-soft ad-small">
      {t(`voucher.origin.${voucher.origin}`)} <NamedOrder of={voucher} />
    </span>
  )
}
