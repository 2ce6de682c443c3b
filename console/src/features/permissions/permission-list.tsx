import type { Grants } from '@deportivo/lifecycle/permissions'
import { useTexts } from '../../shared/language/texts.tsx'
import { MODULES, permissionsOf } from './grants.ts'
import { reachName } from './permission-row.tsx'
import './permissions.css'

/** What one profile may do, to read. */
export function PermissionList({ grants }: { grants: Grants }) {
  const t = useTexts()
  return (
    <div className="ad-stack">
      {MODULES.map((module) => (
        <section key={module} className="ad-card ad-card--padded" aria-labelledby={`module-${module}`}>
          <h2 id={`module-${module}`}>{t(`module.${module}`)}</h2>
          <dl className="ad-grants__list">
            {permissionsOf(module).map((permission) => (
              <div
                key={permission}
                className="ad-grants__row"
                data-granted={grants[permission] !== undefined}
              >
                <dt>{t(`permission.${permission}`)}</dt>
                <dd>{reachName(t, permission, grants[permission])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
