import { createImport } from '@deportivo/contracts/catalogue/imports'
import type { BodyOf } from '@deportivo/contracts/route'
import type { SendTable } from '../../shared/import/choose-table.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'

export const sendProducts: SendTable = async (file, onProgress) => {
  // The contract's `file` is what the server makes of the form's file part.
  const body = {} as BodyOf<typeof createImport>
  const { data } = await call(createImport, { body, file: { field: 'file', file }, onProgress })
  return paths.productImport(data.id)
}
