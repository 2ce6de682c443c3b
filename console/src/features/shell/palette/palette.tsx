import { Dialog } from '@blueprintjs/core'
import { Star, StarEmpty } from '@blueprintjs/icons'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFocusBack } from '../../../shared/ui/dialog/use-focus-back.ts'
import { useFocusInside } from '../../../shared/ui/dialog/use-focus-inside.ts'
import { matching, type PaletteItem } from './palette-items.ts'
import './palette.css'

/** More than a person scans; the rest is found by typing on. */
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

/**
 * Ctrl+K: steps of what is open, what was opened lately, any page, action, order or client by typing. `items` are
 * matched here; `extra` were already found by the text (orders, clients).
 */
export function Palette({
  typed,
  items,
  extra,
  isSearching,
  onType,
  onClose,
}: {
  typed: string
  items: readonly PaletteItem[]
  extra: readonly PaletteItem[]
  /** More may be found by what is typed now. */
  isSearching: boolean
  onType: (text: string) => void
  onClose: () => void
}) {
  const t = useTexts()
  const id = useId()
  const [active, setActive] = useState(0)
  useFocusBack()
  const input = useFocusInside<HTMLInputElement>(onClose)
  // What was opened lately may be found by its name too.
  const found = new Set(extra.map((item) => item.id))
  const own = matching(items, typed).filter((item) => !found.has(item.id))
  const shown = [...extra, ...own].slice(0, SHOWN)
  const at = Math.min(active, shown.length - 1)
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    item.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.altKey && event.key === 'Enter') shown[at]?.pin?.toggle()
    else if (step !== 0) setActive((at + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter') run(shown[at])
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
        {...(shown[at] ? { 'aria-activedescendant': `${id}-${shown[at].id}` } : {})}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul className="ad-palette__list" id={`${id}-list`} role="listbox" aria-label={t('palette.title')}>
        {shown.map((item, index) => (
          <li key={item.id} role="presentation">
            {item.group !== shown[index - 1]?.group && (
              <p className="ad-overline ad-palette__group">{t(item.group)}</p>
            )}
            <div
              id={`${id}-${item.id}`}
              role="option"
              className="ad-palette__item"
              aria-selected={index === at}
              onMouseMove={() => setActive(index)}
              onClick={() => run(item)}
            >
              <span className="ad-truncate">{item.label}</span>
              {item.pin && <PinMark {...item.pin} />}
              {item.note && <span className="ad-soft ad-small ad-num">{item.note}</span>}
            </div>
          </li>
        ))}
        {(isSearching || shown.length === 0) && (
          <li className="ad-palette__none" role="presentation">
            {t(isSearching ? 'common.searching' : 'palette.nothing')}
          </li>
        )}
      </ul>
      {shown[at]?.pin && <p className="ad-palette__hint">{t('pins.palette_hint')}</p>}
    </Dialog>
  )
}
