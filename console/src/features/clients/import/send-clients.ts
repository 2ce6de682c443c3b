import { createClientImport } from '@deportivo/contracts/clients/client-imports'
import type { BodyOf } from '@deportivo/contracts/route'
import type { SendTable } from '../../../shared/import/choose-table.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'

export const sendClients: SendTable = async (file, onProgress) => {
  // The contract's `file` is what the server makes of the form's file part.
  const body = {} as BodyOf<typeof createClientImport>
  const { data } = await call(createClientImport, { body, file: { field: 'file', file }, onProgress })
  return paths.clientImport(data.id)
}
