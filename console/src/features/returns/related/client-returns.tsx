import { listReturns } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'
import { ReturnTag } from '../list/return-tag.tsx'

/** As many as are read at a glance; the list of returns finds all by the client's name. */
const SHOWN = 5

/** The newest return cases of a client, each with the product in its order; nothing where there is none. */
export function ClientReturns({ clientId }: { clientId: number }) {
  const t = useTexts()
  const mayRead = useCan('read returns')
  const { rows = [], isFirstLoad } = useList(
    listReturns,
    mayRead ? { query: { filter: `client_id:${clientId}`, orderByDesc: 'id', top: SHOWN } } : null,
  )
  useDelaysReveal(mayRead && isFirstLoad)
  if (rows.length === 0) return null
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('menu.returns')}</h2>
      <ul className="ad-stack ad-plain-list">
        {rows.map(({ id, state_id, sale_id, sale_product: { product_id, product_name, size_name } }) => (
          <li key={id} className="ad-row ad-row--wrap">
            <Link to={paths.returnCase(id)}>{returnCode(id)}</Link> <ReturnTag state={state_id} />
            <Link to={paths.clientHistoryOrder(clientId, sale_id, [product_id])}>
              <ProductSize product={product_name} size={size_name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
