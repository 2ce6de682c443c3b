import type { ClientColumn, ClientImport, ClientMapping } from '@deportivo/contracts/clients/client-imports'
import type { ImportFault, Json, StagedLine, StoredImport } from '@deportivo/platform/imports/stored-import'
import type { Knex } from 'knex'

export type ClientCounts = NonNullable<ClientImport['counts']>

export interface ImportRow extends StoredImport<ClientColumn> {
  counts: ClientCounts | null
}

export interface StagedRow extends StagedLine {
  seen_id: number | null
  seen_version: number | null
}

export type Fault = ImportFault<ClientColumn>
export type FaultRow = Fault & { id: number; import_id: number }

type WritableImport = Json<Omit<ImportRow, 'id' | 'problem'>, 'actor' | 'mapping' | 'counts'> & {
  problem: string | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'sales.imports': Knex.CompositeTableType<ImportRow, Partial<WritableImport>, Partial<WritableImport>>
    'sales.import_rows': Knex.CompositeTableType<
      StagedRow,
      Pick<StagedRow, 'import_id' | 'row' | 'cells'>,
      Partial<StagedRow>
    >
    'sales.import_faults': Knex.CompositeTableType<FaultRow, Json<Omit<FaultRow, 'id'>, 'text'>>
    'sales.import_mappings': Knex.CompositeTableType<
      { user_id: number; columns_hash: string; mapping: ClientMapping },
      { user_id: number; columns_hash: string; mapping: string },
      { mapping: string }
    >
  }
}
