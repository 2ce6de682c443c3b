import type { PaidSettlement } from '@deportivo/contracts/paid-settlement'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import './settlement-link.css'

/** The settlement of a seller that an expense pays, with its sheet for users who may see it. */
export function SettlementLink({
  settlement: { id, number, seller_id, seller_name },
}: {
  settlement: PaidSettlement
}) {
  const t = useTexts()
  const maySee = useCan('read settlements')
  const name = t('expenses.settlement_of', { number, name: seller_name })
  if (!maySee) return <span>{name}</span>
  return (
    <Link to={paths.settlement(seller_id, id)} className="ad-settlement-link">
      {name}
    </Link>
  )
}
