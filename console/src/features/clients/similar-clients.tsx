import { pickClients, type ClientPick } from '@deportivo/contracts/clients/clients'
import { useWatch, type Control } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useDebounced } from '../../shared/hooks/use-debounced.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { SimilarRecords } from '../../shared/ui/status/similar-records.tsx'
import type { ClientValues } from './client-values.ts'

const TYPING_MS = 500
/** As many as are compared at a glance. */
const SHOWN = 3

const digitsOf = (text: string) => text.replace(/\D/g, '')

// Only what few clients share: a shorter text finds every second one.
const nameToFind = (text: string) => (/\S\s+\S/.test(text.trim()) ? text.trim() : '')
const documentToFind = (text: string) => (digitsOf(text).length >= 6 ? text.trim() : '')
const phoneToFind = (text: string) => (digitsOf(text).length >= 7 ? digitsOf(text).slice(-10) : '')

function useFoundClients(search: string, by?: 'name' | 'identification_number'): ClientPick[] {
  const mayRead = useCan('read clients')
  const query = { search, top: SHOWN, ...(by ? { by } : {}) }
  const { data } = useFound(pickClients, mayRead && search !== '' ? { query } : null, { keepPrevious: true })
  return search === '' ? [] : (data ?? [])
}

/** Clients with the name, document or phone that is being typed: the new one may be registered already. */
export function SimilarClients({ control }: { control: Control<ClientValues> }) {
  const t = useTexts()
  const { identification, phone } = useFormats()
  const [name] = useDebounced(useWatch({ control, name: 'name' }) ?? '', TYPING_MS)
  const [document] = useDebounced(useWatch({ control, name: 'identification_number' }) ?? '', TYPING_MS)
  const [number] = useDebounced(useWatch({ control, name: 'phone' }) ?? '', TYPING_MS)
  const found = [
    ...useFoundClients(documentToFind(document), 'identification_number'),
    ...useFoundClients(phoneToFind(number)),
    ...useFoundClients(nameToFind(name), 'name'),
  ]
  const clients = [...new Map(found.map((one) => [one.id, one])).values()].slice(0, SHOWN)
  return (
    <SimilarRecords text={t('client.similar')} rows={clients}>
      {(one) => (
        <>
          <Link to={paths.clientHistory(one.id)} target="_blank">
            {one.name}
          </Link>{' '}
          <span className="ad-small ad-num">
            {identification(one.identification_number)} · {phone(one.phone)}
          </span>
        </>
      )}
    </SimilarRecords>
  )
}
