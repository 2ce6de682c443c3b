import type { Migration } from '@deportivo/platform/db/migrate'

/** Mapiripana (94663) is part of Barrancominas (94343): mails of reports about it are of that. No user gets one twice. */
export const presentCities: Migration = {
  name: '0013-present-cities',
  sql: `
    with old as (
      select id, regexp_replace(query, '(^|&)city_id=94663(&|$)', '\\1city_id=94343\\2') as present
      from finance.report_mails where query ~ '(^|&)city_id=94663(&|$)'
    ), twice as (
      select old.id from old join finance.report_mails m using (id)
      join finance.report_mails other using (user_id, profile_id, report, range)
      where other.query = old.present
    ), ended as (
      delete from finance.report_mails where id in (select id from twice)
    )
    update finance.report_mails m set query = old.present, version = version + 1, updated_at = now()
    from old where m.id = old.id and m.id not in (select id from twice);
  `,
}
