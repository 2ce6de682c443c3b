import type { Migration } from '@deportivo/platform/db/migrate'

/** Of returned goods, the cost of the units that are lost: some of a case may be on sale again. */
export const lostCost: Migration = {
  name: '0021-lost-cost',
  sql: `
    alter table read.return_facts add column cost_lost bigint not null default 0;
    update read.return_facts set cost_lost = cost where goods in ('written_off', 'claimed');
  `,
}
