import { Button } from '@blueprintjs/core'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { useId, type ReactNode } from 'react'
import type { PermissionMap } from '@deportivo/contracts/auth/permissions'
import { useSession } from '../../shared/session/session.tsx'
import { useKeys } from '../../shared/hooks/use-keys.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { MODULES, permissionsOf } from './grants.ts'
import { lockOf } from './locks.ts'
import { FactorSwitch } from './factor-switch.tsx'
import { PermissionRow } from './permission-row.tsx'
import { usePermissionDraft } from './use-permission-draft.ts'
import './permissions.css'

type Draft = ReturnType<typeof usePermissionDraft>

/** What the server refused, where it isn't about one permission. */
function refusedPermission({ error }: Draft): { permission: string | null; text: string | null } {
  const data = error?.data as { permission?: string } | undefined
  const text = error && (error.errors['modules'] ?? error.serverText)
  return { permission: data?.permission ?? null, text: text ?? null }
}

function SaveBar({ draft, onLatest }: { draft: Draft; onLatest: () => void }) {
  const t = useTexts()
  const statusId = useId()
  const count = draft.changes
  const { permission, text } = refusedPermission(draft)
  const isStale = draft.error?.isStale === true
  const general = draft.error && (text ?? (draft.error.key ? t(draft.error.key) : null))
  return (
    <div className="ad-grants__bar">
      <span id={statusId} role="status">
        {t(count === 0 ? 'grants.unchanged' : 'grants.changed', { count })}
      </span>
      {general && permission === null && (
        <span className="ad-grants__refused" role="alert">
          {general}
        </span>
      )}
      <span className="ad-row">
        {isStale && <Button onClick={onLatest}>{t('people.stale_show')}</Button>}
        <Button disabled={count === 0} aria-describedby={statusId} onClick={draft.discard}>
          {t('grants.discard')}
        </Button>
        <Button
          intent="primary"
          disabled={count === 0}
          aria-describedby={statusId}
          loading={draft.isSaving}
          onClick={() => void draft.save()}
        >
          {t('common.save')}
        </Button>
      </span>
    </div>
  )
}

/** Edits the permissions of one profile; `preview` shows what its users would see before it is saved. */
export function PermissionEditor({
  map,
  preview,
  onSaved,
  onLatest,
}: {
  map: PermissionMap
  preview: (before: Grants, after: Grants) => ReactNode
  onSaved: () => void
  /** Fetches the current map and returns it. */
  onLatest: () => Promise<PermissionMap | undefined>
}) {
  const t = useTexts()
  const { instant } = useFormats()
  const { grants: mine } = useSession()
  const draft = usePermissionDraft(map, onSaved)
  // Sixty selects are between the first one and its button.
  useKeys(draft.changes > 0 && !draft.isSaving ? { 'Ctrl+Enter': () => void draft.save() } : {})
  const refused = refusedPermission(draft)
  const showLatest = async () => {
    const latest = await onLatest()
    if (latest) draft.startFrom(latest)
  }
  return (
    <div className="ad-beside">
      <div className="ad-stack">
        <p className="ad-soft">
          {t('grants.people', { count: map.people })}
          {map.updated_at &&
            map.updated_by &&
            ` · ${t('grants.changed_by', { at: instant(map.updated_at), by: map.updated_by })}`}
        </p>
        <FactorSwitch isAsked={draft.isFactorAsked} onChange={draft.askFactor} />
        {MODULES.map((module) => (
          <section key={module} className="ad-card ad-card--padded" aria-labelledby={`module-${module}`}>
            <h2 id={`module-${module}`}>{t(`module.${module}`)}</h2>
            {permissionsOf(module).map((permission) => {
              const lock = lockOf(mine, map.profile_id, permission)
              return (
                <PermissionRow
                  key={permission}
                  permission={permission}
                  scope={draft.draft[permission]}
                  before={draft.before[permission]}
                  locked={lock && t(lock, { permission: t(`permission.${permission}`) })}
                  error={refused.permission === permission ? (refused.text ?? undefined) : undefined}
                  onChange={(scope) => draft.set(permission, scope)}
                />
              )
            })}
          </section>
        ))}
        <SaveBar draft={draft} onLatest={() => void showLatest()} />
      </div>
      <aside className="ad-beside__side ad-beside__side--first">{preview(draft.before, draft.draft)}</aside>
    </div>
  )
}
