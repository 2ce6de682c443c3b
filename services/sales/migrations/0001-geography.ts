import type { Migration } from '@deportivo/platform/db/migrate'
import { plainTextFunction } from '@deportivo/platform/db/plain-text'
import departments from './municipalities.json' with { type: 'json' }

/**
 * Colombia's departments and municipalities, as DANE's list of June 2026 has them; an id is the DANE code as a number
 * (5001 is Medellín). The names of before are other names (lifecycle/place-names).
 */
export const geography: Migration = {
  name: '0001-geography',
  sql: `
    create extension if not exists pg_trgm;
    ${plainTextFunction('sales')}

    create table sales.departments (
      id integer primary key,
      name text not null
    );
    create table sales.cities (
      id integer primary key,
      name text not null,
      department_id integer not null references sales.departments (id),
      -- A DANE code begins with that of its department, so that a client's department is known without its city.
      constraint cities_of_their_department check (id / 1000 = department_id)
    );
    create index cities_of_department on sales.cities (department_id, name, id);

    -- An installation whose other tables are empty has nothing of its own yet.
    comment on table sales.departments is 'shipped: an empty installation has them';
    comment on table sales.cities is 'shipped: an empty installation has them';

    insert into sales.departments (id, name)
    select (d ->> 'id')::integer, d ->> 'name' from jsonb_array_elements($json$${JSON.stringify(departments)}$json$) d;
    insert into sales.cities (id, name, department_id)
    select m.key::integer, m.value, (d ->> 'id')::integer
    from jsonb_array_elements($json$${JSON.stringify(departments)}$json$) d, jsonb_each_text(d -> 'municipalities') m;

    -- Read-only, for other owners.
    create view sales.published_cities as
    select c.id, c.name, c.department_id, d.name as department_name
    from sales.cities c join sales.departments d on d.id = c.department_id;
  `,
}
