import { useEffect, useRef } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useColumnName } from './column-name.ts'
import type { StageId } from '../model/columns.ts'

export interface StageTab {
  id: StageId
  count: number
}

/** The stages of a phone's board, side by side under the thumb. */
export function StageTabs({
  tabs,
  shown,
  onChoose,
}: {
  tabs: readonly StageTab[]
  shown: StageId
  onChoose: (stage: StageId) => void
}) {
  const t = useTexts()
  const name = useColumnName()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shown])
  return (
    <div className="ad-stages" ref={strip} role="group" aria-label={t('board.stages')}>
      {tabs.map(({ id, count }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onChoose(id)}>
          {name(id)} <span className="ad-num">{count}</span>
        </button>
      ))}
    </div>
  )
}
