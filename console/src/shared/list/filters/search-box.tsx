import { Search } from '@blueprintjs/icons'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../language/texts.tsx'
import './filter-bar.css'
import { useTypedWords } from './use-typed-words.ts'

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
  const { box, typed, setTyped, search, isSent, goesOn } = useTypedWords({ value, onSearch, label, waitMs })
  // Commits on blur: a late search would undo the navigation that follows.
  const searchNow = () => {
    if (!isSent) search(typed.trim())
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
        ref={box}
        type="search"
        className="bp6-input"
        data-search
        aria-label={label}
        placeholder={placeholder ?? t('list.search')}
        value={typed}
        autoFocus={autoFocus || goesOn}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={searchNow}
      />
    </div>
  )
}
