import type { Migration } from '@deportivo/platform/db/migrate'

/** How many units of a case were written off or claimed: the others are on sale again. Earlier cases as reports have them. */
export const lostUnits: Migration = {
  name: '0016-lost-units',
  sql: `
    alter table returns.cases add column lost_units integer not null default 0
      check (lost_units between 0 and quantity);
    update returns.cases set lost_units = quantity where goods in ('written_off', 'claimed');
  `,
}
