import { Button } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, DragHandleVertical } from '@blueprintjs/icons'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../language/texts.tsx'
import { movedTo } from './moved-to.ts'
import { positionUnder } from './position-under.ts'
import './reorder-rows.css'

export interface NamedRow {
  id: number
  name: string
}

interface ReorderRowsProps<R extends NamedRow> {
  rows: readonly R[]
  onChange: (rows: readonly R[]) => void
}

/** A node that moves in the document loses the focus. */
function keepingFocus(list: HTMLElement, change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus()
}

function useMoves<R extends NamedRow>({ rows, onChange }: ReorderRowsProps<R>) {
  const t = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || !list.current || from === to || !rows[to]) return
    keepingFocus(list.current, () => {
      onChange(movedTo(rows, from, to))
      setMoved(t('reorder.position', { name: row.name, position: to + 1, count: rows.length }))
    })
    list.current.children[to]?.scrollIntoView({ block: 'nearest' })
  }
  return { list, moved, move }
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Rows that a person puts in order: by dragging them with mouse or finger, by their buttons, and with Alt and the arrows.
 * A status names the new position.
 */
export function ReorderRows<R extends NamedRow>(props: ReorderRowsProps<R>) {
  const { rows } = props
  const t = useTexts()
  const { list, moved, move } = useMoves(props)
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    move(index, index + step)
  }
  const drag = (index: number) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !list.current) return
    move(index, positionUnder([...list.current.children], event.clientX, event.clientY))
  }
  return (
    <>
      <ol className="ad-reorder" ref={list}>
        {rows.map(({ id, name }, index) => (
          <li key={id} className="ad-reorder__row" onKeyDown={onKeyDown(index)}>
            <span
              className="ad-reorder__handle"
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(index)}
            >
              <DragHandleVertical />
              <span className="ad-reorder__name">{name}</span>
            </span>
            <Button
              variant="minimal"
              icon={<ArrowUp />}
              aria-label={t('reorder.up', { name })}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              variant="minimal"
              icon={<ArrowDown />}
              aria-label={t('reorder.down', { name })}
              aria-disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" aria-live="polite" className="ad-hidden">
        {moved}
      </p>
    </>
  )
}
