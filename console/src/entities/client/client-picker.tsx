import { Button } from '@blueprintjs/core'
import type { ClientPick } from '@deportivo/contracts/clients/clients'
import { useId, useState, type KeyboardEvent } from 'react'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useDebounced } from '../../shared/hooks/use-debounced.ts'
import type { Found } from '../../shared/net/use-found.ts'
import { ClientDebt } from './account/client-debt.tsx'
import { useClientSearch } from './client-search.ts'
import './client-picker.css'

/** The specification's wait; Enter doesn't. */
const DEBOUNCE_MS = 1_000
/** More suggestions than a person reads. */
const SHOWN = 10

interface ClientPickerProps {
  picked: ClientPick | null
  onPick: (client: ClientPick | null) => void
  typed: string
  onType: (text: string) => void
  /** Not where the dialog shows something to read before. */
  isFirst?: boolean
}

function useOptions(typed: string, picked: ClientPick | null) {
  const isAllowed = useCan('read clients')
  const [settled, settle] = useDebounced(typed.trim(), DEBOUNCE_MS)
  const found = useClientSearch(picked ? '' : settled, isAllowed)
  return {
    found,
    options: (found.data ?? []).slice(0, SHOWN),
    isAllowed,
    /** The rows are those of an older text. */
    isOld: settled !== typed.trim() || found.isPrevious,
    settle,
    // Without a client yet, an empty list would cover what leads to the first one.
    isEmpty: typed.trim() === '' && found.data?.length === 0 && !found.error,
  }
}

interface OptionsProps {
  id: string
  options: readonly ClientPick[]
  active: number
  found: Found<ClientPick[]>
  isOld: boolean
  onPick: (client: ClientPick) => void
}

function NoOption({ found, isOld }: Pick<OptionsProps, 'found' | 'isOld'>) {
  const t = useTexts()
  if (!found.error)
    return (
      <p className="ad-picker__note">
        {t(found.data && !isOld ? 'clients.picker_none' : 'common.searching')}
      </p>
    )
  return (
    <p className="ad-picker__note">
      {t('clients.picker_failed')}
      <Button variant="minimal" size="small" onMouseDown={found.refresh}>
        {t('common.retry')}
      </Button>
    </p>
  )
}

function Options({ id, options, active, found, isOld, onPick }: OptionsProps) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  if (options.length === 0)
    return (
      <div id={`${id}-list`} className="ad-picker__list" role="status" aria-busy={isOld}>
        <NoOption found={found} isOld={isOld} />
      </div>
    )
  return (
    <ul
      id={`${id}-list`}
      className="ad-picker__list"
      role="listbox"
      aria-label={t('clients.picker')}
      aria-busy={isOld}
    >
      {options.map((client, index) => (
        <li
          key={client.id}
          id={`${id}-${client.id}`}
          role="option"
          className="ad-picker__option"
          aria-selected={index === active}
          // Before the blur, which would close the list under the pointer.
          onMouseDown={(event) => {
            event.preventDefault()
            onPick(client)
          }}
        >
          <span className="ad-picker__name ad-truncate">{client.name}</span>
          <span className="ad-picker__number ad-soft ad-small ad-num">
            {identification(client.identification_number)}
          </span>
          <span className="ad-soft ad-small">
            <bdi>{client.city_name}</bdi>
          </span>
          <span className="ad-soft ad-small ad-num">{phone(client.phone)}</span>
        </li>
      ))}
    </ul>
  )
}

/** 'Clientes': type a name or a document, choose with arrows and Enter. */
export function ClientPicker({ picked, onPick, typed, onType, isFirst = true }: ClientPickerProps) {
  const t = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { found, options, isAllowed, isOld, settle, isEmpty } = useOptions(typed, picked)
  const isListed = isOpen && picked === null && isAllowed && !isEmpty
  const current = options[Math.min(active, options.length - 1)]
  const pick = (client: ClientPick) => {
    onPick(client)
    onType(client.name)
    setOpen(false)
  }
  const type = (text: string) => {
    onType(text)
    onPick(null)
    setOpen(true)
    setActive(0)
  }
  const onEnter = () => {
    if (isOld) settle(typed.trim())
    else if (isListed && current) pick(current)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      setOpen(true)
      setActive(Math.max(0, Math.min(options.length - 1, active + step)))
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter()
    else if (event.key === 'Escape' && isListed) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="ad-field">
      <label className="ad-field__label" htmlFor={`${id}-input`}>
        {t('clients.picker')}
      </label>
      <div className="ad-picker">
        <input
          id={`${id}-input`}
          className="bp6-input"
          role="combobox"
          autoComplete="off"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(isListed && current ? { 'aria-activedescendant': `${id}-${current.id}` } : {})}
          placeholder={t('clients.picker_placeholder')}
          disabled={!isAllowed}
          value={typed}
          maxLength={200}
          autoFocus={isFirst}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {isListed && (
          <Options
            id={id}
            options={options}
            active={Math.min(active, options.length - 1)}
            found={found}
            isOld={isOld}
            onPick={pick}
          />
        )}
      </div>
      {picked && <ClientDebt clientId={picked.id} />}
      <span className="ad-field__help">
        {isAllowed ? t('clients.picker_help') : t('clients.no_permission')}
      </span>
    </div>
  )
}
