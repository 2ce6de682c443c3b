import type { Migration } from '../src/db/migrate.ts'

// Fails where the key is taken, so that the caller can pipeline COMMIT with the reply instead of waiting for a result.
export const storeReply: Migration = {
  name: '0002-store-reply',
  sql: `
create function bus.store_reply(caller integer, request_key text, request_fingerprint text, made text) returns void
language plpgsql volatile as $$
begin
  insert into bus.idempotency as earlier (user_id, key, fingerprint, status, reply, created_at)
  values (caller, request_key, request_fingerprint, 200, made, now())
  on conflict (user_id, key) do update
    set fingerprint = excluded.fingerprint, reply = excluded.reply, created_at = now()
    where earlier.created_at < now() - interval '24 hours';
  if not found then
    raise unique_violation using message = 'the change was made by an equal request';
  end if;
end $$;
`,
}
