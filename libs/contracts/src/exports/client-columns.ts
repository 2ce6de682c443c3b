import type { Client } from '../clients/clients.ts'
import type { FileColumns, FileTools } from './file-columns.ts'

/** A price list by its name in the reader's language; one that we have no words for by the shop's own. */
export function nameOfPriceCode(
  { key, name }: { key: string; name: string },
  { t, isKnownText }: Pick<FileTools, 't' | 'isKnownText'>,
): string {
  const known = `code.${key}`
  return isKnownText(known) ? t(known) : name
}

export const clientTypeName = ({ type_of_client }: Client, { t, isKnownText }: FileTools): string => {
  const key = `client.type.${type_of_client}`
  return isKnownText(key) ? t(key) : ''
}

/** Null where the client has no price list of their own. */
export const clientCodeName = (
  { code_key: key, code_name: name }: Client,
  tools: FileTools,
): string | null => (key !== null && name !== null ? nameOfPriceCode({ key, name }, tools) : null)

export const CLIENT_FILE = {
  name: [
    { header: 'client.name', value: ({ name }) => name },
    { header: 'client.document', value: (client) => client.identification_number },
  ],
  place: [
    { header: 'client.city', value: ({ city_name }) => city_name },
    { header: 'client.department', value: ({ department_name }) => department_name },
  ],
  phone: [{ header: 'client.phone', value: ({ phone }) => phone }],
  email: [{ header: 'client.email', value: ({ email }) => email }],
  type: [{ header: 'client.type', value: clientTypeName }],
  code: [{ header: 'product.price_code', value: clientCodeName }],
  created: [{ header: 'client.created_at', kind: 'instant', value: ({ created_at }) => created_at }],
} as const satisfies FileColumns<Client>
