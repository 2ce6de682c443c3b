import type { Permission, Scope } from '@deportivo/lifecycle/permissions'
import { REACHES } from '@deportivo/lifecycle/policy'
import { useId } from 'react'
import { FieldNote } from '../../shared/form/field.tsx'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { NativeSelect } from '../../shared/ui/select/native-select.tsx'
import './permissions.css'

/** How far a permission reaches, in a word; 'Sí' where it has no bounds to choose from. */
export function reachName(t: Translate, permission: Permission, scope: Scope | undefined): string {
  if (scope === undefined) return t('grants.no')
  return REACHES[permission].length === 1 ? t('grants.yes') : t(`scope.${scope}`)
}

/** One permission of a profile: not granted, or how far. */
export function PermissionRow({
  permission,
  scope,
  before,
  locked,
  error,
  onChange,
}: {
  permission: Permission
  scope: Scope | undefined
  before: Scope | undefined
  /** Why it can't be changed; null where it can. */
  locked: string | null
  /** What the server refused about it. */
  error: string | undefined
  onChange: (scope: Scope | undefined) => void
}) {
  const t = useTexts()
  const id = useId()
  const isChanged = scope !== before
  const help = isChanged ? t('grants.was', { before: reachName(t, permission, before) }) : locked
  return (
    <div className="ad-grants__row" data-changed={isChanged}>
      <label htmlFor={id}>{t(`permission.${permission}`)}</label>
      <NativeSelect
        id={id}
        value={scope ?? ''}
        disabled={locked !== null}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange((event.currentTarget.value || undefined) as Scope | undefined)}
      >
        <option value="">{t('grants.no')}</option>
        {REACHES[permission].map((reach) => (
          <option key={reach} value={reach}>
            {reachName(t, permission, reach)}
          </option>
        ))}
      </NativeSelect>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
  )
}
