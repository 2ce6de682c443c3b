import type { Migration } from '../db/migrate.ts'
import { plainTextFunction } from '../db/plain-text.ts'

const entries: Migration = {
  name: '0001-entries',
  sql: `
    ${plainTextFunction('audit')}
    create table audit.entries (
      id integer generated always as identity primary key,
      at timestamptz not null,
      by_id integer,
      by_name text,
      by_profile text,
      subject text not null,
      subject_id text not null,
      subject_name text not null,
      act text not null,
      changes jsonb not null,
      address text,
      request_id text
    );
    comment on table audit.entries is 'append-only: entries are never changed';
    -- By time: ids are given when entries are written; entries of a filled shop, or of another clock, have other times.
    create index entries_subject on audit.entries (subject, at desc, id desc);
    -- A record's entries; the few of other subjects with the same id are filtered.
    create index entries_subject_id on audit.entries (subject_id, at desc, id desc);
    create index entries_by on audit.entries (by_id, at desc, id desc);
    create index entries_act on audit.entries (act, at desc, id desc);
    create index entries_at on audit.entries (at, id);
  `,
}

export const auditMigrations = { owner: 'audit', migrations: [entries] }
