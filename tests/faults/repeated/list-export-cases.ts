import { cancelListExport, createListExport } from '@deportivo/contracts/exports/list-exports'
import type { Case, Opened } from './case.ts'

const BODY = {
  list: 'clients',
  format: 'csv',
  name: 'Clientes',
  columns: ['name'],
  query: {},
  filters: [],
} as const

/** One at a time of a person: the one before may still be written. */
const endAll = ({ app }: Opened) => app.db('bus.list_exports').delete()

/** A file is asked for one time, and cancelled one time. */
export const LIST_EXPORT_CASES: Case[] = [
  {
    contract: createListExport,
    given: async (opened) => {
      await endAll(opened)
      return { body: BODY }
    },
  },
  {
    contract: cancelListExport,
    given: async (opened) => {
      await endAll(opened)
      const { id } = await opened.app.ok('two', createListExport, { body: BODY })
      return { params: { id } }
    },
  },
]
