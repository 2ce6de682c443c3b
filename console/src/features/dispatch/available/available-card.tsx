import { Lock } from '@blueprintjs/icons'
import { Button } from '@blueprintjs/core'
import type { AvailableCard as Row } from '@deportivo/contracts/dispatch/board'
import { memo, useState } from 'react'
import { useOnline } from '../../../shared/net/online.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { CardAge, useAgeLevel } from '../card/card-age.tsx'
import type { AvailableRow } from './available-column.ts'

const BOGOTA_CITY_ID = 11_001

function TakeButton({ card, onTake }: { card: Row; onTake: (card: Row) => Promise<void> }) {
  const t = useTexts()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const button = {
    intent: 'primary',
    size: 'small',
    className: 'ad-dc__primary',
    text: t('board.take_for_self'),
  } as const
  if (!isOnline) return <ActionButton {...button} reason={t('board.offline')} />
  const press = async () => {
    setBusy(true)
    await onTake(card)
    setBusy(false)
  }
  return <Button {...button} loading={isBusy} onClick={() => void press()} />
}

/** An unassigned order: what is needed to choose it, without client or money. */
export const AvailableCard = memo(function AvailableCard({
  row: { card, winner },
  onTake,
}: {
  row: AvailableRow
  onTake: (card: Row) => Promise<void>
}) {
  const t = useTexts()
  const { time } = useFormats()
  const level = useAgeLevel(card)
  return (
    <article
      className="ad-dc ad-dc--available"
      data-available={card.id}
      data-level={level}
      aria-label={t('board.available_card', { id: card.id })}
    >
      <header className="ad-dc__head">
        <span className="ad-dc__marks">
          <span className="ad-dc__id ad-num">#{card.id}</span>
          {card.is_local_delivery && (
            <span className="ad-dchip">
              {t(card.city_id === BOGOTA_CITY_ID ? 'board.chip_bogota' : 'board.chip_local')}
            </span>
          )}
        </span>
      </header>
      <p className="ad-dc__line ad-soft">
        <span className="ad-truncate">{card.city_name ?? t('common.none')}</span>
        <span className="ad-num">
          {t('common.units', { count: card.units })} · {t('board.references', { count: card.references })}
        </span>
      </p>
      <CardAge card={card} level={level} />
      {winner === null ? (
        <TakeButton card={card} onTake={onTake} />
      ) : (
        <p className="ad-dc__claim" role="status">
          <Lock size={11} />
          {t('board.taken_by', { name: winner.name, at: time(winner.since) })}
        </p>
      )}
    </article>
  )
})
