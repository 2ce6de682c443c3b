import { DoubleCaretVertical } from '@blueprintjs/icons'
import { useId, useState, type AriaAttributes, type FocusEvent, type Ref } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { OpenList } from './open-list.tsx'
import { useSearchSelect, type CreateOption, type Option } from './use-search-select.ts'
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
  /** For users who may: what is typed and is no option becomes one. The options are searched then, however few. */
  onCreate?: CreateOption | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement & HTMLSelectElement>
}

const allOf = (options: readonly Option[], emptyLabel: string | undefined): readonly Option[] =>
  emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]

/** In the place of options: nothing has arrived yet, or nothing matches. */
function NoOption({
  options,
  emptyLabel,
  isLoading,
}: Pick<SelectProps, 'options' | 'emptyLabel' | 'isLoading'>) {
  const t = useTexts()
  return (
    <li className="ad-select__option ad-soft" role="option" aria-selected={false} aria-disabled>
      {(options.length === 0 ? emptyLabel : undefined) ??
        t(isLoading ? 'common.searching' : 'palette.nothing')}
    </li>
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
  onCreate,
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
  const { isOpen, typed, isCreating, active, shown, open, close, pick, type, onKeyDown } = useSearchSelect({
    options: all,
    value,
    onChange,
    onType,
    // Before all that match are there, the name may be that of one.
    onCreate: isLoading ? undefined : onCreate,
  })
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
        readOnly={isCreating}
        aria-busy={isCreating}
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
        <OpenList
          id={listId}
          label={control['aria-label'] ?? emptyLabel}
          lines={shown}
          {...{ typed, active, value, pick }}
        >
          <NoOption options={options} emptyLabel={emptyLabel} isLoading={isLoading} />
        </OpenList>
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
  const {
    options,
    emptyLabel,
    isLong = false,
    isLoading = false,
    onType,
    onCreate,
    onChange,
    ...control
  } = props
  const { isSearched, autoFocus, onFocus, onBlur } = useIsSearched({
    isLong: isLong || onCreate !== undefined || options.length > MOST_UNSEARCHED,
    isLoading,
    autoFocus: props.autoFocus ?? false,
  })
  const leave = (event: FocusEvent) => {
    onBlur(event)
    props.onBlur?.()
  }
  const all = { ...control, autoFocus, options, emptyLabel, onChange, onFocus, onBlur: leave }
  if (isSearched) return <SearchSelect {...all} isLoading={isLoading} onType={onType} onCreate={onCreate} />
  return (
    <NativeSelect
      {...control}
      onFocus={onFocus}
      onBlur={leave}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={allOf(options, emptyLabel).map(({ value, label }) => ({ value, label }))}
    />
  )
}
