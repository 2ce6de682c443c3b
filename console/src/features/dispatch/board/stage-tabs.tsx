import { useEffect, useRef } from 'react'
import { useStore } from '../../../shared/store.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { useBoardTools } from '../board-tools.ts'
import { useColumnName } from './column-name.ts'
import type { ColumnId } from './columns.ts'

/** The stages of a phone's board, side by side under the thumb. */
export function StageTabs({
  columns,
  shown,
  onChoose,
}: {
  columns: readonly ColumnId[]
  shown: ColumnId
  onChoose: (column: ColumnId) => void
}) {
  const t = useTexts()
  const name = useColumnName()
  const layout = useStore(useBoardTools().board.layout)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shown])
  return (
    <div className="ad-stages" ref={strip} role="group" aria-label={t('board.stages')}>
      {columns.map((column) => (
        <button key={column} type="button" aria-pressed={column === shown} onClick={() => onChoose(column)}>
          {name(column)} <span className="ad-num">{layout.columns[column].cards.length}</span>
        </button>
      ))}
    </div>
  )
}
