import { randomUUID } from 'node:crypto'
import { applyImport, cancelImport, checkImport, createImport } from '@deportivo/contracts/catalogue/imports'
import { checkTable, uploadTable, untilIdle } from '@deportivo/testkit/imports'
import { formOf } from '@deportivo/testkit/files/upload'
import type { Case } from './case.ts'

/** A file of one product in lists of its own: it makes as many rows each time, and its columns are chosen once. */
function aTable(): Buffer {
  const mark = randomUUID().slice(0, 8)
  const head = ['Nombre', 'Marca', 'Referencia', 'Color', 'Categoría', 'Subcategoría']
  const names = head.map((column) => `${column} ${mark}`)
  return Buffer.from(
    [
      [...head, 'Precio público', 'Precio mínimo', mark],
      [...names, '189900', '150000', ''],
    ]
      .map((cells) => cells.join(';'))
      .join('\n'),
  )
}

/** The calls of an import, with what their jobs do. */
export const IMPORT_CASES: Case[] = [
  {
    contract: createImport,
    given: async () => ({ form: formOf({}, { name: 'productos.csv', type: 'text/csv', bytes: aTable() }) }),
  },
  {
    contract: checkImport,
    given: async ({ app }) => {
      const { data } = await uploadTable(app, 'two', aTable())
      const { id, version, mapping, make_missing } = await untilIdle(app, 'two', data.id)
      return { params: { id }, body: { version, mapping, make_missing } }
    },
  },
  {
    contract: applyImport,
    given: async ({ app }) => {
      const { id, version } = await checkTable(app, 'two', aTable())
      return { params: { id }, body: { version } }
    },
  },
  {
    contract: cancelImport,
    given: async ({ app }) => ({ params: { id: (await checkTable(app, 'two', aTable())).id } }),
  },
]
