import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import type { Explanation } from './parts-of-level.ts'

/** Units of the size that are not in the store: in others, in quarantine, at sellers, and in transfers on their way. */
export function UnitsElsewhere({ explanation: { elsewhere, in_transit } }: { explanation: Explanation }) {
  const t = useTexts()
  const { count } = useFormats()
  if (elsewhere.length === 0 && in_transit.length === 0) return null
  return (
    <section className="ad-stack">
      <h3>{t('stock.why_elsewhere')}</h3>
      <ul className="ad-plain-list ad-why__elsewhere">
        {elsewhere.map(({ store_id, store_name, on_hand }) => (
          <li key={store_id}>
            <bdi>{store_name}</bdi>
            <span className="ad-num">{count(on_hand)}</span>
          </li>
        ))}
        {in_transit.map(({ transfer_id, from_store_name, to_store_name, quantity }) => (
          <li key={`transfer ${transfer_id}`} className="ad-why__transfer">
            <Link to={paths.transfer(transfer_id)}>
              <bdi>#{transfer_id}</bdi>{' '}
              {t('stock.why_on_its_way', { from: from_store_name, to: to_store_name })}
            </Link>
            <span className="ad-num">{count(quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
