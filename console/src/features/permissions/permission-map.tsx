import { Link } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { countIn, MODULES, permissionsOf, type ProfileGrants } from './grants.ts'
import './permissions.css'

function Cell({ granted, total, label }: { granted: number; total: number; label: string }) {
  const amount = granted === 0 ? 'none' : granted === total ? 'all' : 'some'
  return (
    <span className="ad-grants__amount" data-amount={amount} title={label}>
      <span aria-hidden>{granted === 0 ? '·' : `${granted}/${total}`}</span>
      <span className="ad-hidden">{label}</span>
    </span>
  )
}

/** Modules by profiles at one glance; each profile leads to its own map. */
export function PermissionTable({ profiles }: { profiles: readonly ProfileGrants[] }) {
  const t = useTexts()
  return (
    <div className="ad-card ad-grants__scroll" tabIndex={0} role="region" aria-label={t('grants.map_of_all')}>
      <table className="ad-grants__table">
        <caption className="ad-hidden">{t('grants.map_of_all')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('grants.module')}</th>
            {profiles.map(({ id, name, map }) => (
              <th key={id} scope="col">
                <Link
                  to={`${paths.permissions}?profile=${id}`}
                  aria-label={t(map ? 'grants.edit_profile' : 'grants.see_profile', { profile: name })}
                >
                  <span>{name}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MODULES.map((module) => {
            const total = permissionsOf(module).length
            const name = t(`module.${module}`)
            return (
              <tr key={module}>
                <th scope="row">{name}</th>
                {profiles.map((profile) => {
                  const granted = countIn(module, profile.grants)
                  const key = granted === 0 ? 'grants.cell_none' : 'grants.cell_some'
                  return (
                    <td key={profile.id}>
                      <Cell
                        granted={granted}
                        total={total}
                        label={t(key, { profile: profile.name, module: name, granted, total })}
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
