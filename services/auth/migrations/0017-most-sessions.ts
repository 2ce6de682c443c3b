import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * A person has at most some open sessions: the one that was used longest ago ends when another begins. The function of
 * the same name without a number stays for processes of the release before.
 */
export const mostSessions: Migration = {
  name: '0017-most-sessions',
  sql: `
    alter table auth.sessions drop constraint sessions_reason_check;
    alter table auth.sessions add constraint sessions_reason_check
      check (reason in ('logout', 'disabled', 'password', 'administrator', 'replaced'));
    create index sessions_unrevoked on auth.sessions (user_id, expires_at) where revoked_at is null;

    -- Opens the session of a successful attempt, and ends those beyond the most. The row of the user is locked by then:
    -- two that begin at once are counted one after the other.
    create function auth.finish_attempt(tried text, origin text, user_id integer, user_hash text,
      user_factor_at timestamptz, session_id uuid, at timestamptz, ends_at timestamptz, agent text, most integer)
    returns boolean language plpgsql as $$
    begin
      if not auth.finish_attempt(tried, origin, user_id, user_hash, user_factor_at, session_id, at, ends_at, agent) then
        return false;
      end if;
      update auth.sessions s set revoked_at = at, reason = 'replaced'
        where s.id in (
          select o.id from auth.sessions o
          where o.user_id = finish_attempt.user_id and o.revoked_at is null and o.expires_at > at
            and o.id <> session_id
          order by o.last_seen_at desc, o.id desc offset most - 1);
      return true;
    end
    $$;
  `,
}
