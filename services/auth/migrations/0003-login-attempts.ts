import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * A login in two calls, one before and one after its password is checked. A person has at most some open sessions: the one
 * that was used longest ago ends when another begins.
 */
export const loginAttempts: Migration = {
  name: '0003-login-attempts',
  sql: `
    -- Counts a failure of an account at an address; false beyond the most allowed since the start of the window.
    create function auth.count_failure(tried text, origin text, at timestamptz, window_start timestamptz, most integer)
    returns boolean language sql as $$
      with counted as (
        insert into auth.login_failures as f (account, address, failures, since) values (tried, origin, 1, at)
        on conflict (account, address) do update set
          failures = case when f.since <= window_start then 1 else f.failures + 1 end,
          since = case when f.since <= window_start then excluded.since else f.since end
        where f.since <= window_start or f.failures < most
        returning 1)
      select exists (select from counted)
    $$;

    -- Counts an attempt on an account or from an address; false where it comes too soon after many others.
    create function auth.count_hit(hit_kind text, hit_key text, at timestamptz, window_start timestamptz, free integer,
      gap_start timestamptz)
    returns boolean language sql as $$
      with counted as (
        insert into auth.pressure as p (kind, key, tries, since, last_at) values (hit_kind, hit_key, 1, at, at)
        on conflict (kind, key) do update set
          tries = case when p.since <= window_start then 1 else p.tries + 1 end,
          since = case when p.since <= window_start then excluded.since else p.since end,
          last_at = excluded.last_at
        where p.since <= window_start or p.tries < free or p.last_at <= gap_start
        returning 1)
      select exists (select from counted)
    $$;

    -- Counts an attempt before its password is checked, and finds its user. Refused by 'failures' (since when),
    -- 'address' or 'account'. An account tried from many addresses is slowed, but not for an address that its owner has
    -- used: an attacker's guessing must not lock the owner out. Resetting the password by mail is such a use, or its owner
    -- could not sign in right after it.
    create function auth.begin_attempt(tried text, origin text, at timestamptz, window_start timestamptz,
      most integer, address_free integer, address_gap_start timestamptz, account_free integer,
      account_gap_start timestamptz)
    returns table (refused_by text, failing_since timestamptz, user_id integer, user_state text, user_hash text,
      user_factor_at timestamptz)
    language plpgsql as $$
    begin
      -- A crash of the server may lose the attempts of its last half second: no login waits for the disk here.
      perform set_config('synchronous_commit', 'off', true);
      if not auth.count_failure(tried, origin, at, window_start, most) then
        refused_by := 'failures';
        select f.since into failing_since from auth.login_failures f
          where f.account = tried and f.address = origin;
      elsif not auth.count_hit('address', origin, at, window_start, address_free, address_gap_start) then
        refused_by := 'address';
      elsif not auth.count_hit('account', tried, at, window_start, account_free, account_gap_start)
        and not exists (select from auth.sessions s join auth.users u on u.id = s.user_id
          where lower(u.email) = tried and s.ip = origin)
        and not exists (select from auth.recoveries r
          where r.used_at is not null and r.email = tried and r.used_from = origin) then
        refused_by := 'account';
      else
        select u.id, u.state_id, u.password_hash, u.second_factor_at
          into user_id, user_state, user_hash, user_factor_at
          from auth.users u where lower(u.email) = tried;
      end if;
      return next;
    end
    $$;

    -- Reverts the count of an attempt, and with 'forgiving' the failures before it.
    create function auth.revert_attempt(tried text, origin text, forgiving boolean) returns void language sql as $$
      delete from auth.login_failures where forgiving and account = tried and address = origin;
      update auth.login_failures set failures = failures - 1
        where account = tried and address = origin and failures > 0;
      update auth.pressure set tries = tries - 1 where kind = 'address' and key = origin and tries > 0;
      update auth.pressure set tries = tries - 1 where kind = 'account' and key = tried and tries > 0;
    $$;

    -- Opens the session of a successful attempt, and ends those beyond the most. False when the account's password, second
    -- factor or status changed while the password was checked. The row of the user is locked by then: two that begin at
    -- once are counted one after the other.
    create function auth.finish_attempt(tried text, origin text, user_id integer, user_hash text,
      user_factor_at timestamptz, session_id uuid, at timestamptz, ends_at timestamptz, agent text, most integer)
    returns boolean language plpgsql as $$
    begin
      update auth.users u set last_signed_in_at = at
        where u.id = finish_attempt.user_id and u.state_id = 'active' and u.password_hash = user_hash
          and u.second_factor_at is not distinct from user_factor_at;
      if not found then return false; end if;
      insert into auth.sessions (id, user_id, created_at, expires_at, last_seen_at, user_agent, ip)
        values (session_id, finish_attempt.user_id, at, ends_at, at, agent, origin);
      perform auth.revert_attempt(tried, origin, true);
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
