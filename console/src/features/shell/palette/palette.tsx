import { Button, Dialog } from '@blueprintjs/core'
import { Star, StarEmpty } from '@blueprintjs/icons'
import { memo, useCallback, useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFocusBack } from '../../../shared/ui/dialog/use-focus-back.ts'
import { useFocusInside } from '../../../shared/ui/dialog/use-focus-inside.ts'
import { matching, type PaletteItem } from './palette-items.ts'
import './palette.css'

/** Own ones: more than a person scans; the rest is found by typing on. */
const SHOWN = 14

/** An option may not contain a button: the star is for the pointer, Alt+Enter for the keyboard, hidden text for readers. */
function PinMark({ isPinned, toggle }: NonNullable<PaletteItem['pin']>) {
  const t = useTexts()
  return (
    <span
      className="ad-palette__pin"
      title={t(isPinned ? 'pins.unpin' : 'pins.pin')}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    >
      {isPinned ? <Star /> : <StarEmpty />}
      {isPinned && <span className="ad-hidden">{t('pins.pinned')}</span>}
    </span>
  )
}

/** The option that the keys are at; the first one where the chosen one is gone. */
const indexOf = (shown: readonly PaletteItem[], active: string | null) =>
  Math.max(
    0,
    shown.findIndex(({ id }) => id === active),
  )

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Where an arrow leads, around the ends. */
const idBeside = (shown: readonly PaletteItem[], at: number, step: number): string | null =>
  shown[(at + step + shown.length) % Math.max(1, shown.length)]?.id ?? null

/** How the search for what is typed goes; `nothing` asked where the text is too short for it. */
export type PaletteSearch = 'nothing' | 'searching' | 'failed' | 'done'

/** Below what is shown: whether more comes, could not be asked for, or does not exist. */
function SearchLine({
  search,
  isEmpty,
  onRetry,
}: {
  search: PaletteSearch
  isEmpty: boolean
  onRetry: () => void
}) {
  const t = useTexts()
  const line = { searching: 'common.searching', failed: 'palette.failed' } as const
  const empty = { nothing: 'palette.type_more', done: 'palette.nothing' } as const
  const key = search === 'searching' || search === 'failed' ? line[search] : isEmpty ? empty[search] : null
  if (key === null) return null
  return (
    <div className="ad-palette__none" role="status">
      {t(key)}{' '}
      {search === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}

/** What is on the list, and which of it the keys are at. */
interface Listed {
  shown: readonly PaletteItem[]
  at: number
}

const NOTHING: Listed = { shown: [], at: 0 }

const optionId = (listId: string, { id }: PaletteItem) => `${listId}-${id}`

const Options = memo(function Options({
  id,
  listed: { shown, at },
  onReach,
  onRun,
}: {
  id: string
  listed: Listed
  onReach: (id: string) => void
  onRun: (item: PaletteItem) => void
}) {
  const t = useTexts()
  return (
    <ul className="ad-palette__list" id={id} role="listbox" aria-label={t('palette.title')}>
      {shown.map((item, index) => (
        <li key={item.id} role="presentation">
          {item.group !== shown[index - 1]?.group && (
            <p className="ad-overline ad-palette__group">{t(item.group)}</p>
          )}
          <div
            id={optionId(id, item)}
            role="option"
            className="ad-palette__item"
            aria-selected={index === at}
            onMouseMove={() => onReach(item.id)}
            onClick={() => onRun(item)}
          >
            <span className="ad-truncate">{item.label}</span>
            {item.pin && <PinMark {...item.pin} />}
            {item.note && <span className="ad-soft ad-small ad-num">{item.note}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
})

/**
 * Ctrl+K: steps of what is open, what was opened lately, any page, action, order or client by typing. `items` are
 * matched here; `extra` were already found by the text (orders, clients).
 */
export function Palette({
  typed,
  items,
  extra,
  search,
  onType,
  onRetry,
  onClose,
}: {
  typed: string
  items: readonly PaletteItem[]
  extra: readonly PaletteItem[]
  search: PaletteSearch
  onType: (text: string) => void
  onRetry: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const id = useId()
  /** By its id: replies that arrive must not change what Enter opens. Null: the first one. */
  const [active, setActive] = useState<string | null>(null)
  useFocusBack()
  const input = useFocusInside<HTMLInputElement>(onClose)
  const shown = useMemo(() => {
    // What was opened lately may be found by its name too.
    const own = matching(items, typed).slice(0, SHOWN)
    const known = new Set(own.map((item) => item.id))
    const later = new Map(extra.map((item) => [item.id, item]))
    // Own ones first, as they are there at once: what arrives later stands below them, or completes them.
    return [
      ...own.map((item) => ({ ...later.get(item.id), ...item })),
      ...extra.filter((item) => !known.has(item.id)),
    ]
  }, [items, extra, typed])
  const at = indexOf(shown, active)
  // In the background: the frame of the key that opens it, or of a letter, waits for no option.
  const listed = useDeferredValue(
    useMemo(() => ({ shown, at }), [shown, at]),
    NOTHING,
  )
  const run = useCallback(
    (item: PaletteItem) => {
      onClose()
      item.run()
    },
    [onClose],
  )
  const reached = shown[at]
  const runReached = () => reached && run(reached)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.altKey && event.key === 'Enter') reached?.pin?.toggle()
    else if (step !== undefined) setActive(idBeside(shown, at, step))
    else if (event.key === 'Enter') runReached()
    else return
    event.preventDefault()
  }
  return (
    <Dialog isOpen onClose={onClose} className="ad-palette" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="ad-hidden">
        {t('palette.title')}
      </h2>
      <input
        ref={input}
        className="ad-palette__input"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-label={t('palette.title')}
        {...(reached ? { 'aria-activedescendant': optionId(`${id}-list`, reached) } : {})}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setActive(null)
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={`${id}-list`} listed={listed} onReach={setActive} onRun={run} />
      <SearchLine search={search} isEmpty={shown.length === 0} onRetry={onRetry} />
      {reached?.pin && <p className="ad-palette__hint">{t('pins.palette_hint')}</p>}
    </Dialog>
  )
}
