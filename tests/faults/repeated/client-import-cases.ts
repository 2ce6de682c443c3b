import { randomInt } from 'node:crypto'
import {
  applyClientImport,
  cancelClientImport,
  checkClientImport,
  createClientImport,
} from '@deportivo/contracts/clients/client-imports'
import { checkClients, clientsIdle, uploadClients } from '@deportivo/testkit/client-imports'
import { formOf } from '@deportivo/testkit/files/upload'
import type { Case } from './case.ts'

/** A file of one client with a column of its own: it makes one client each time, and its columns are chosen once. */
function aTable(): Buffer {
  const number = String(randomInt(10_000_000, 79_999_999))
  const head = ['Identificación', 'Nombre', 'Tipo de persona', 'Tipo de cliente', 'Teléfono', 'Ciudad']
  const cells = [number, `Cliente ${number}`, 'Persona natural', 'Final', '3005550102', '11001']
  return Buffer.from([[...head, 'Dirección', number].join(';'), [...cells, 'Cl. 1', ''].join(';')].join('\n'))
}

/** The calls of an import of clients, with what their jobs do. */
export const CLIENT_IMPORT_CASES: Case[] = [
  {
    contract: createClientImport,
    given: async () => ({ form: formOf({}, { name: 'clientes.csv', type: 'text/csv', bytes: aTable() }) }),
  },
  {
    contract: checkClientImport,
    given: async ({ app }) => {
      const { data } = await uploadClients(app, 'two', aTable())
      const { id, version, mapping } = await clientsIdle(app, 'two', data.id)
      return { params: { id }, body: { version, mapping } }
    },
  },
  {
    contract: applyClientImport,
    given: async ({ app }) => {
      const { id, version } = await checkClients(app, 'two', aTable())
      return { params: { id }, body: { version } }
    },
  },
  {
    contract: cancelClientImport,
    given: async ({ app }) => ({ params: { id: (await checkClients(app, 'two', aTable())).id } }),
  },
]
