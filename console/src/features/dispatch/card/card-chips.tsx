import type { Card } from '@deportivo/contracts/dispatch'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { useTexts } from '../../../shared/texts.tsx'

const lacksSupport = (card: Card) =>
  card.state_id === 'validating_payment' &&
  !card.payment_validated &&
  !card.has_payment_support &&
  !card.is_ct

/** What sets an order apart from the others of its stage. */
export function CardChips({ card }: { card: Card }) {
  const t = useTexts()
  const isPaid = card.state_id === 'validating_payment' && card.payment_validated
  return (
    <>
      {card.is_ct && (
        <span className="ad-dchip ad-dchip--ct" title={t('board.chip_ct_title')}>
          {t('board.chip_ct')}
        </span>
      )}
      {card.is_local_delivery && (
        <span className="ad-dchip">
          {t(card.city_id === BOGOTA_CITY_ID ? 'board.chip_bogota' : 'board.chip_local')}
        </span>
      )}
      {isPaid && <span className="ad-dchip ad-dchip--good">{t('board.chip_paid')}</span>}
      {lacksSupport(card) && <span className="ad-dchip ad-dchip--warn">{t('board.chip_no_support')}</span>}
      {card.newness && (
        <span className="ad-dchip ad-dchip--bad" title={card.newness}>
          {t('board.chip_news')}
        </span>
      )}
    </>
  )
}
