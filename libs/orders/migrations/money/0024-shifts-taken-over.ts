import type { Migration } from '@deportivo/platform/db/migrate'

/** A shift that another user takes over with its count: the next shift begins with what was counted. */
export const shiftsTakenOver: Migration = {
  name: '0024-shifts-taken-over',
  sql: `
    alter table orders.cashier_shifts
      /* Null: before users were stored with their shifts. */
      add column opened_by_id integer,
      add column next_shift_id integer unique references orders.cashier_shifts (id);
    create or replace view orders.published_shifts as
      select id, cashier_id, base_amount, opened_at, opened_by, closed_at, closed_by, counted_amount, expected_amount,
        note, denominations, opened_by_id, next_shift_id
      from orders.cashier_shifts;
  `,
}
