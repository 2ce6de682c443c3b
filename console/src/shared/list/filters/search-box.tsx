import { Search } from '@blueprintjs/icons'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../language/texts.tsx'
import './filter-bar.css'

/** Types freely, searches when the typing rests; Enter searches at once, Escape clears. */
export function SearchBox({
  value,
  onSearch,
  label,
  placeholder,
  waitMs = 350,
  autoFocus = false,
}: {
  value: string
  onSearch: (text: string) => void
  label: string
  placeholder?: string
  waitMs?: number
  autoFocus?: boolean
}) {
  const t = useTexts()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searches of this box that did not reach the address yet, in their order. */
  const [sent, setSent] = useState<readonly string[]>([])
  const search = useCallback(
    (text: string) => {
      setSent((before) => [...before, text])
      onSearch(text)
    },
    [onSearch],
  )
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  // The address changed by other means (back, 'Quitar filtros'): show it. An own search comes back late: by then the
  // user may have typed on, or deleted it.
  if (known !== value) {
    const arrived = sent.indexOf(value)
    setKnown(value)
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1))
    if (arrived < 0 && value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === known) return
    const timer = setTimeout(() => latest.current(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, known, waitMs])
  // Commits on blur: a late search would undo the navigation that follows.
  const searchNow = () => {
    if (typed.trim() !== known) search(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(typed.trim())
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
      search('')
    }
  }
  return (
    <div className="ad-filters__search">
      <Search size={15} />
      <input
        type="search"
        className="bp6-input"
        data-search
        aria-label={label}
        placeholder={placeholder ?? t('list.search')}
        value={typed}
        autoFocus={autoFocus}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={searchNow}
      />
    </div>
  )
}
