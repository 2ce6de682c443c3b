import { pickClients, type ClientPick } from '@deportivo/contracts/clients/clients'
import { useFound, type Found } from '../../shared/net/use-found.ts'

/** The specification's number of picker results. */
const MOST = 200

/** What looks like a document is looked for as one, dots and check digit or not; a number may be of a phone, too. */
const isDocument = (text: string) => /^[\d.\- ]{3,}$/.test(text) && !/^[36]/.test(text)

/** Client rows for a picker; no request without the permission to read clients. */
export function useClientSearch(text: string, isAllowed: boolean): Found<ClientPick[]> {
  const by = isDocument(text) ? 'identification_number' : undefined
  return useFound(
    pickClients,
    isAllowed
      ? { query: { top: MOST, ...(text === '' ? {} : { search: text }), ...(by ? { by } : {}) } }
      : null,
    { keepPrevious: true },
  )
}
