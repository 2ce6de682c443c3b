import type { Migration } from '@deportivo/platform/db/migrate'

/** How ambiguous cells of an import were read, and which wrong ones are left out. */
export const readCells: Migration = {
  name: '0027-read-cells',
  sql: `
    alter table catalogue.imports
      add column leave_out jsonb not null default '[]',
      add column size_option text not null default '',
      add column open_options jsonb not null default '[]',
      add column open_amounts jsonb not null default '[]',
      add column wrong_cells jsonb not null default '[]';
    alter table catalogue.import_mappings add column size_option text not null default '';
  `,
}
