import { Plus } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { otherNameFound, type Line } from './use-search-select.ts'

const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const keyOf = (line: Line) => ('newName' in line ? 'new' : line.option.value)

/** An option, with the other name by which it was found where its own has nothing of that; or the offer to make one. */
function LineText({ line, typed }: { line: Line; typed: string | null }) {
  const t = useTexts()
  if ('newName' in line)
    return (
      <span className="ad-select__new">
        <Plus size={14} aria-hidden />
        {t('select.create', { name: line.newName })}
      </span>
    )
  const other = typed === null ? undefined : otherNameFound(line.option, typed)
  return (
    <>
      {line.option.label}
      {other !== undefined && <span className="ad-soft"> · {other}</span>}
    </>
  )
}

interface OpenListProps {
  id: string
  label: string | undefined
  lines: readonly Line[]
  typed: string | null
  active: number
  value: string
  pick: (line: Line) => void
  /** In the place of lines, where there are none. */
  children: ReactNode
}

/** The open list, above the page. */
export function OpenList({ id, label, lines, typed, active, value, pick, children }: OpenListProps) {
  return (
    <ul id={id} className="ad-select__list" role="listbox" aria-label={label}>
      {lines.map((line, index) => (
        <li
          key={keyOf(line)}
          id={`${id}-${index}`}
          ref={index === active ? inSight : null}
          className="ad-select__option"
          role="option"
          aria-selected={'option' in line && line.option.value === value}
          data-active={index === active}
          // Before the blur, which would close the list under the pointer.
          onMouseDown={(event) => {
            event.preventDefault()
            pick(line)
          }}
        >
          <LineText line={line} typed={typed} />
        </li>
      ))}
      {lines.length === 0 && children}
    </ul>
  )
}
