import type { Migration } from '@deportivo/platform/db/migrate'

/** Lets other services decide what a user may see while that user is not signed in. */
export const publishedProfiles: Migration = {
  name: '0006-published-profiles',
  sql: `
    -- Promise to other services: what each profile may do, and over which rows.
    create view auth.published_profiles as
      select p.id as profile_id, coalesce((
        select jsonb_object_agg(pp.permission, pp.scope) from auth.profile_permissions pp where pp.profile_id = p.id
      ), '{}') as grants
      from auth.profiles p;
  `,
}
