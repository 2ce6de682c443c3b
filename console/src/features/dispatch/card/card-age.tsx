import { Time } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { formatAge, stageAge, type AgeLevel } from '../model/stage-age.ts'
import { useTicked } from '../model/ticker.ts'

type Aged = Pick<Card, 'state_id' | 'state_entered_at'>

export function useAgeLevel(card: Aged): AgeLevel {
  const pace = useStore(useBoardTools().pace)
  return useTicked((now) => stageAge(card.state_entered_at, card.state_id, pace, now).level)
}

/** How long the card is in its stage, in business hours, as text: colour alone must not carry the meaning. */
export function CardAge({ card, level }: { card: Aged; level: AgeLevel }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const pace = useStore(useBoardTools().pace)
  const target = pace.targets[card.state_id]
  const age = useTicked((now) => formatAge(stageAge(card.state_entered_at, card.state_id, pace, now).ms, t))
  const since = shortInstant(card.state_entered_at)
  const title =
    target === undefined
      ? t('board.age_title', { age, since })
      : t('board.age_title_target', { age, since, target: formatAge(target * 60_000, t) })
  return (
    <span className={`ad-dc__age ad-dc__age--${level}`} title={title}>
      <Time size={12} />
      {level === 'normal' ? t('board.age', { age }) : t(`board.age_${level}`, { age })}
    </span>
  )
}
