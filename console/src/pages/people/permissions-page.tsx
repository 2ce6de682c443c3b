import type { Grants } from '@deportivo/lifecycle/permissions'
import { Link } from 'react-router-dom'
import type { ProfileGrants } from '../../features/permissions/grants.ts'
import { PermissionEditor } from '../../features/permissions/permission-editor.tsx'
import { PermissionList } from '../../features/permissions/permission-list.tsx'
import { PermissionTable } from '../../features/permissions/permission-map.tsx'
import { PROFILE_IN_ADDRESS } from '../../features/permissions/profile-in-address.ts'
import { useProfileGrants } from '../../features/permissions/use-profile-grants.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { PeopleTabs } from '../../features/users/people-tabs.tsx'
import { PermissionPreview } from '../../features/shell/permission-preview.tsx'
import '../../features/users/people.css'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'

function OneProfile({
  profile,
  onSaved,
  onLatest,
}: {
  profile: ProfileGrants
  onSaved: () => void
  onLatest: () => Promise<ProfileGrants['map'] | undefined>
}) {
  const preview = (before: Grants, after: Grants) => (
    <PermissionPreview profile={profile.id} before={before} after={after} />
  )
  if (profile.map === null)
    return (
      <div className="ad-beside">
        <PermissionList grants={profile.grants} />
        <aside className="ad-beside__side ad-beside__side--first">
          {preview(profile.grants, profile.grants)}
        </aside>
      </div>
    )
  return (
    <PermissionEditor
      key={profile.id}
      map={profile.map}
      preview={preview}
      onSaved={onSaved}
      onLatest={async () => (await onLatest()) ?? undefined}
    />
  )
}

function ProfileChoice({
  profiles,
  chosen,
  onChoose,
}: {
  profiles: readonly ProfileGrants[]
  chosen: string | undefined
  onChoose: (profile: string | undefined) => void
}) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap">
      <Select
        className="ad-people-choice"
        aria-label={t('grants.choose')}
        value={chosen ?? ''}
        emptyLabel={t('grants.map_of_all')}
        options={optionsOf(profiles)}
        onChange={(profile) => onChoose(profile || undefined)}
      />
      {chosen && <Link to={paths.permissions}>{t('grants.map')}</Link>}
      <span className="ad-row__end">
        <DensitySwitch />
      </span>
    </div>
  )
}

function NotYet({ error, onRetry }: { error: CallError | undefined; onRetry: () => void }) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton height={420} />
}

/** The profiles side by side, or one of them to change. */
export function PermissionsPage() {
  const t = useTexts()
  const [{ profile: chosen }, change] = useUrlState(PROFILE_IN_ADDRESS)
  const { profiles, error, refresh, mayChange, readLatest } = useProfileGrants()
  const profile = profiles?.find(({ id }) => id === chosen)
  const latest = async () => (await readLatest())?.find(({ profile_id }) => profile_id === chosen)
  return (
    <Page title={t('menu.users')} lead={t(mayChange ? 'grants.lead' : 'grants.lead_own')}>
      <PeopleTabs />
      {profiles ? (
        <>
          <ProfileChoice
            profiles={profiles}
            chosen={profile?.id}
            onChoose={(next) => change({ profile: next })}
          />
          {profile ? (
            <OneProfile profile={profile} onSaved={refresh} onLatest={latest} />
          ) : (
            <PermissionTable profiles={profiles} />
          )}
        </>
      ) : (
        <NotYet error={error} onRetry={refresh} />
      )}
    </Page>
  )
}
