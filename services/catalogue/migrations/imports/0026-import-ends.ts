import type { Migration } from '@deportivo/platform/db/migrate'
import { importEnds as endsOf } from '@deportivo/platform/imports/import-ends'

/** Imports that are cancelled, or whose work ended its process. */
export const importEnds: Migration = { name: '0026-import-ends', sql: endsOf('catalogue.imports') }
