import type { Voucher } from '@deportivo/contracts/orders/vouchers'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'

/** What a voucher was issued for, and the case or order that states it. */
export function VoucherOrigin({ voucher: { origin, return_id, order_id } }: { voucher: Voucher }) {
  const t = useTexts()
  return (
    <span className="ad-soft ad-small">
      {t(`voucher.origin.${origin}`)}{' '}
      {return_id !== null && <Link to={paths.returnCase(return_id)}>{returnCode(return_id)}</Link>}
      {return_id === null && order_id !== null && <Link to={paths.sale(order_id)}>#{order_id}</Link>}
    </span>
  )
}
