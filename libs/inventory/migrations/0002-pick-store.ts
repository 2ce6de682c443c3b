import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Migration } from '@deportivo/platform/db/migrate'

/** Which store serves a requested quantity: called alone, and within the statement that reads the rest of a line. */
export const pickStore: Migration = {
  name: '0002-pick-store',
  sql: `
    create function inventory.pick_store(product integer, size integer, wanted integer) returns integer
    language plpgsql stable as $$
    begin
      return (
        select l.store_id from inventory.levels l join inventory.stores s on s.id = l.store_id
        where l.product_id = product and l.size_id = size and l.on_hand - l.held >= wanted
          and s.is_active and s.type = case when size = ${INTERNATIONAL_SIZE_ID} then 'international' else 'national' end
        order by s.orden, s.id limit 1
      );
    end $$;
  `,
}
