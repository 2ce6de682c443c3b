import type { Migration } from '@deportivo/platform/db/migrate'

/** Orders that waited for an assistant before there was a room for them: what a rebuild would write. */
export const availableRoom: Migration = {
  name: '0002-available-room',
  sql: `
    update read.dispatch_board set rooms = array_append(rooms, 'dispatch:available')
    where is_on_board and state_id = 'validating_payment' and auxiliary_user_id is null
      and (card ->> 'payment_validated')::boolean;
  `,
}
