import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * What a rebuild needs of the role that owns the read models, and no more: the application may make their tables a second
 * time, and exchange them.
 */
export const rebuild: Migration = {
  name: '0001-rebuild',
  sql: `
    create table rebuild.runs (
      -- The request.
      id integer primary key,
      state text not null check (state in ('running', 'finished', 'failed')),
      done bigint not null default 0,
      total bigint not null,
      differences integer,
      updated_at timestamptz not null,
      ended_at timestamptz
    );

    create function rebuild.drop_leftovers() returns void
    language sql security definer set search_path = pg_catalog as $$
      drop schema if exists read_next cascade;
      drop schema if exists read_old cascade;
    $$;

    create function rebuild.create_next(names text[]) returns void
    language plpgsql security definer set search_path = pg_catalog as $$
    declare
      name text;
    begin
      perform rebuild.drop_leftovers();
      create schema read_next;
      grant usage on schema read_next to deportivo_app;
      foreach name in array names loop
        execute format('create table read_next.%I (like read.%I including all)', name, name);
        execute format('grant select, insert, update, delete on read_next.%I to deportivo_app', name);
      end loop;
    end $$;

    create function rebuild.exchange(names text[]) returns void
    language plpgsql security definer set search_path = pg_catalog as $$
    declare
      name text;
    begin
      create schema read_old;
      grant usage on schema read_old to deportivo_app;
      foreach name in array names loop
        execute format('alter table read.%I set schema read_old', name);
        execute format('alter table read_next.%I set schema read', name);
      end loop;
    end $$;

    revoke execute on all functions in schema rebuild from public;
    grant execute on all functions in schema rebuild to deportivo_app;
  `,
}
