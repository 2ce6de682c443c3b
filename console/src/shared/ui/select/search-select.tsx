import { DoubleCaretVertical } from '@blueprintjs/icons'
import { useId, useState, type AriaAttributes, type FocusEvent, type Ref } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { otherNameFound, useSearchSelect, type Option } from './use-search-select.ts'
import { NativeSelect } from './native-select.tsx'
import './search-select.css'

/** More are not found by looking: they are typed for. */
const MOST_UNSEARCHED = 10

interface SelectProps extends Pick<AriaAttributes, 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  id?: string
  name?: string
  className?: string
  options: readonly Option[]
  /** Empty while nothing is chosen. */
  value: string
  /** The entry for nothing chosen; without it one is always chosen. */
  emptyLabel?: string
  disabled?: boolean
  autoFocus?: boolean
  /** Known to have many options before they arrive: searched from the start. */
  isLong?: boolean
  /** The options have yet to arrive. */
  isLoading?: boolean
  /** What is typed, for options that are searched elsewhere; empty once the list is closed. */
  onType?: ((text: string) => void) | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement & HTMLSelectElement>
}

const allOf = (options: readonly Option[], emptyLabel: string | undefined): readonly Option[] =>
  emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]

const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** In the place of options: nothing has arrived yet, or nothing matches. */
function NoOption({
  options,
  emptyLabel,
  isLoading,
}: Pick<SelectProps, 'options' | 'emptyLabel' | 'isLoading'>) {
  const t = useTexts()
  return (
    <li className="ad-select__option ad-soft" role="option" aria-selected={false} aria-disabled>
      {options.length === 0 ? emptyLabel : t(isLoading ? 'common.searching' : 'palette.nothing')}
    </li>
  )
}

/** By which name it was found, where its own has nothing of what was typed. */
function OptionText({ option, typed }: { option: Option; typed: string | null }) {
  const other = typed === null ? undefined : otherNameFound(option, typed)
  return (
    <>
      {option.label}
      {other !== undefined && <span className="ad-soft"> · {other}</span>}
    </>
  )
}

/** One of many options: typed for, with or without accents, and chosen by arrows and Enter or by a press. */
function SearchSelect({
  className = '',
  options,
  value,
  emptyLabel,
  isLoading,
  onType,
  onChange,
  onFocus,
  onBlur,
  ...control
}: Omit<SelectProps, 'onBlur' | 'isLong'> & {
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}) {
  const listId = useId()
  const all = allOf(options, emptyLabel)
  const { isOpen, typed, active, shown, open, close, pick, type, onKeyDown } = useSearchSelect(
    all,
    value,
    onChange,
    onType,
  )
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={`ad-select ${className}`}>
      <input
        {...control}
        className="bp6-input"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(isOpen && shown[active] ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        placeholder={emptyLabel}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select()
          onFocus()
        }}
        onClick={open}
        onBlur={(event) => {
          close()
          onBlur(event)
        }}
        onKeyDown={onKeyDown}
      />
      <DoubleCaretVertical className="ad-select__sign" size={16} aria-hidden />
      {isOpen && (
        <ul
          id={listId}
          className="ad-select__list"
          role="listbox"
          aria-label={control['aria-label'] ?? emptyLabel}
        >
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              ref={index === active ? inSight : null}
              className="ad-select__option"
              role="option"
              aria-selected={option.value === value}
              data-active={index === active}
              // Before the blur, which would close the list under the pointer.
              onMouseDown={(event) => {
                event.preventDefault()
                pick(option)
              }}
            >
              <OptionText option={option} typed={typed} />
            </li>
          ))}
          {shown.length === 0 && <NoOption options={options} emptyLabel={emptyLabel} isLoading={isLoading} />}
        </ul>
      )}
    </div>
  )
}

type Arriving = Required<Pick<SelectProps, 'isLong' | 'isLoading' | 'autoFocus'>>

/**
 * Whether the options are searched, by a control of another kind. Entries that arrive live change that only while the
 * user is elsewhere; those that were loaded at once, because there was nothing to choose. The new control has the focus
 * only if the one before had it.
 */
function useIsSearched({ isLong, isLoading, autoFocus }: Arriving) {
  const [control, setControl] = useState({ isSearched: isLong, isLoading, autoFocus })
  const [hasFocus, setFocus] = useState(false)
  const mayChange = !hasFocus || control.isLoading
  const isSearched = mayChange ? isLong : control.isSearched
  if (isSearched !== control.isSearched) setControl({ isSearched, isLoading, autoFocus: hasFocus })
  else if (isLoading !== control.isLoading) setControl({ ...control, isLoading })
  return {
    ...control,
    onFocus: () => setFocus(true),
    // Still the active element: it is the window that lost the focus.
    onBlur: ({ currentTarget }: FocusEvent) => setFocus(document.activeElement === currentTarget),
  }
}

/** One of several options. A short list is the browser's own; a long one is searched. */
export function Select(props: SelectProps) {
  const { options, emptyLabel, isLong = false, isLoading = false, onType, onChange, ...control } = props
  const { isSearched, autoFocus, onFocus, onBlur } = useIsSearched({
    isLong: isLong || options.length > MOST_UNSEARCHED,
    isLoading,
    autoFocus: props.autoFocus ?? false,
  })
  const leave = (event: FocusEvent) => {
    onBlur(event)
    props.onBlur?.()
  }
  const all = { ...control, autoFocus, options, emptyLabel, onChange, onFocus, onBlur: leave }
  if (isSearched) return <SearchSelect {...all} isLoading={isLoading} onType={onType} />
  return (
    <NativeSelect
      {...control}
      onFocus={onFocus}
      onBlur={leave}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={allOf(options, emptyLabel)}
    />
  )
}
