import type { Order } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../shared/language/texts.tsx'

/** The number of the guide, with the carrier's tracking page where the settings know it. */
export function GuideLink({ order }: { order: Pick<Order, 'guide_number' | 'information_send'> }) {
  const t = useTexts()
  const url = order.information_send?.tracking_url
  return (
    <>
      <span className="ad-num">{order.guide_number}</span>
      {url && (
        <>
          {' · '}
          <a href={url} target="_blank" rel="noreferrer">
            {t('sale.track')}
          </a>
        </>
      )}
    </>
  )
}
