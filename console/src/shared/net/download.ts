import type { Contract, QueryOf } from '@deportivo/contracts/route'
import { saveFile } from './save-file.ts'
import { addressOf, headersOf } from './call.ts'
import { errorOf, failed } from './call-error.ts'

interface Wanted<C> {
  params?: Record<string, number>
  query?: QueryOf<C>
  name: string
}

/** Saves the bytes of a call as a file. A link would not do: it sends no token. */
export async function download<C extends Contract>(
  contract: C,
  { name, ...input }: Wanted<C>,
): Promise<void> {
  const headers = headersOf(null, false)
  const reply = await fetch(addressOf(contract, input as { query?: Record<string, unknown> }), {
    headers,
  }).catch(() => null)
  const requestId = headers['x-request-id'] ?? null
  if (reply === null) throw failed('offline', requestId)
  if (!reply.ok) throw errorOf(reply.status, await reply.json().catch(() => null), requestId)
  saveFile(await reply.blob(), name)
}
