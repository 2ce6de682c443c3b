import { Button, ButtonGroup } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import type { Neighbours } from '../../../shared/list/query/list-neighbours.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useKeys } from '../../../shared/hooks/use-keys.ts'

/** To the order before and the one after in the list that this one was opened from; nothing without a list. */
export function PrevNextOrder({ previous, next }: Pick<Neighbours, 'previous' | 'next'>) {
  const t = useTexts()
  const navigate = useNavigate()
  const go = (url: string | null) => () => {
    if (url !== null) void navigate(url)
  }
  useKeys({ '[': go(previous), ']': go(next) })
  if (previous === null && next === null) return null
  return (
    <ButtonGroup>
      <Button
        icon={<ChevronLeft />}
        aria-label={t('sale.previous')}
        title={`${t('sale.previous')} ([)`}
        disabled={previous === null}
        onClick={go(previous)}
      />
      <Button
        icon={<ChevronRight />}
        aria-label={t('sale.next')}
        title={`${t('sale.next')} (])`}
        disabled={next === null}
        onClick={go(next)}
      />
    </ButtonGroup>
  )
}
