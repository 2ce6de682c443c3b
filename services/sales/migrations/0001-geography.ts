import type { Migration } from '@deportivo/platform/db/migrate'
import { plainTextFunction } from '@deportivo/platform/db/plain-text'
import departments from './0001-municipalities.json' with { type: 'json' }

/** Colombia's departments and municipalities; an id is the DANE code as a number (5001 is Medellín). */
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
      department_id integer not null references sales.departments (id)
    );
    create index cities_of_department on sales.cities (department_id, name, id);

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
