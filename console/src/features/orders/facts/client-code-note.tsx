import type { Order } from '@deportivo/contracts/orders/order'
import { codeFor } from '../../../entities/order/new-order.ts'
import { priceCodeName } from '../../../entities/product/prices/price-code-name.ts'
import { usePriceCodes } from '../../../entities/product/prices/use-price-codes.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useCan, useSession } from '../../../shared/session/session.tsx'

/** Where the client of an order buys with a price code that this user may not sell with: which, and what can be done. */
export function ClientCodeNote({ order: { client } }: { order: Pick<Order, 'client'> }) {
  const t = useTexts()
  const session = useSession()
  const mayDiscount = useCan('discount sales')
  const { codes } = session.user
  const isOther = client.code_id !== null && !codes.some(({ id }) => id === client.code_id)
  const wanted = usePriceCodes(isOther)?.find(({ id }) => id === client.code_id)
  const own = codes.find(({ id }) => id === codeFor(client, session))
  if (!isOther || !own) return null
  const sold = priceCodeName(own, t)
  return (
    <p className="ad-note ad-note--warn" role="note">
      {wanted ? t('sale.other_code', { code: wanted.name, sold }) : t('sale.unknown_code', { sold })}{' '}
      {t(mayDiscount ? 'sale.other_code_discount' : 'sale.other_code_ask')}
    </p>
  )
}
