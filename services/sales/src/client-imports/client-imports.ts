import { CLIENT_IMPORTS, type ClientImport } from '@deportivo/contracts/clients/client-imports'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { defineImport } from '@deportivo/platform/imports/import-definition'
import { importJob, removeOldImports } from '@deportivo/platform/imports/import-job'
import { importRoutes } from '@deportivo/platform/imports/import-routes'
import type { TableHead } from '@deportivo/platform/tables/open-table'
import { openPlainTable } from '@deportivo/platform/tables/plain-table'
import { text } from '@deportivo/texts/text'
import { applyImport, checkImport, CLIENT_IMPORT_STORAGE } from './import-work.ts'
import { suggestMapping } from './suggest-mapping.ts'
import type { ImportRow } from './tables.ts'

/** A file may change any client: those who may change their own alone may not import one. */
function refuseOwnOnly({ grants }: Actor): void {
  if (grants['create clients'] !== 'all' || grants['update clients'] !== 'all') throw forbidden()
}

const DEFINITION = defineImport<ImportRow, TableHead, ClientImport>({
  ...CLIENT_IMPORT_STORAGE,
  family: 'client_import',
  refuseActor: refuseOwnOnly,
  columnTwice: 'client_import.column_twice',
  columnName: (field) => text(`client_import.column.${field}`),
  open: openPlainTable,
  choices: ['mapping'],
  suggest: async (_, { columns }) => ({ mapping: suggestMapping(columns) }),
  check: checkImport,
  apply: applyImport,
  own: async (_, { counts }) => ({ counts }),
})

/** Imports of clients. */
export const clientImportRoutes = importRoutes(DEFINITION, CLIENT_IMPORTS)
export const clientImportJob = importJob('client-import', DEFINITION)
export const removeOldClientImports = removeOldImports('remove old imports of clients', DEFINITION)
