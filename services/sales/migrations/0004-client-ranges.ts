import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Clients with one value of a filter are read in the order of their list, by id or by name. Their time of creation has the
 * order of their ids.
 */
export const clientRanges: Migration = {
  name: '0004-client-ranges',
  sql: `
    -- A DANE code begins with that of its department, so that a client's department is known without its city.
    alter table sales.cities add constraint cities_of_their_department check (id / 1000 = department_id);
    alter table sales.clients
      add column department_id integer not null generated always as (city_id / 1000) stored;
    create index clients_of_department on sales.clients (department_id, id desc);
    create index clients_of_type on sales.clients (type_of_client, id desc);
    create index clients_of_person_type on sales.clients (type_of_person, id desc);
    create index clients_of_department_by_name on sales.clients (department_id, name desc, id desc);
    create index clients_of_city_by_name on sales.clients (city_id, name desc, id desc);
    create index clients_of_type_by_name on sales.clients (type_of_client, name desc, id desc);
    create index clients_of_person_type_by_name on sales.clients (type_of_person, name desc, id desc);
    create index clients_of_seller_by_name on sales.clients (seller_id, name desc, id desc);
    create index clients_of_code_by_name on sales.clients (code_id, name desc, id desc);
    drop index sales.clients_newest;
  `,
}
