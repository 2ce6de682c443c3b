import type { Grants } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { headerActions } from './header/header-actions.ts'
import { MENU, visibleMenu, type MenuItem } from './menu.ts'
import { useTexts } from '../../shared/language/texts.tsx'

interface Line {
  id: string
  depth: number
  item: MenuItem
}

const linesOf = (items: readonly MenuItem[], depth = 0): Line[] =>
  items.flatMap((item) => [{ id: item.id, depth, item }, ...linesOf(item.children ?? [], depth + 1)])

/** Menu and header as users with the profile would see them, drawn by the same rules as the real ones. */
export function PermissionPreview({
  profile,
  before,
  after,
}: {
  profile: ProfileId
  before: Grants
  after: Grants
}) {
  const t = useTexts()
  const idsOf = (grants: Grants) =>
    new Set(linesOf(visibleMenu(MENU, { profile, grants })).map(({ id }) => id))
  const [had, has] = [idsOf(before), idsOf(after)]
  const shown = linesOf(MENU).filter(({ id }) => had.has(id) || has.has(id))
  const wasRefused = new Map(headerActions(profile, before).map(({ id, refusal }) => [id, refusal !== null]))
  return (
    <section className="ad-card ad-card--padded ad-stack" aria-live="polite" aria-label={t('grants.preview')}>
      <h2>{t('grants.preview')}</h2>
      <h3 className="ad-overline">{t('grants.preview_menu')}</h3>
      {has.size === 0 && <p className="ad-soft">{t('grants.preview_none')}</p>}
      <ul className="ad-plain-list ad-preview__list">
        {shown.map(({ id, depth, item }) => (
          <li
            key={id}
            className="ad-preview__item"
            data-change={has.has(id) ? undefined : 'gone'}
            style={{ paddingInlineStart: depth * 14 }}
          >
            <span>{t(item.label)}</span>
            {!had.has(id) && <span className="ad-preview__mark">{t('grants.preview_appears')}</span>}
            {!has.has(id) && (
              <span className="ad-preview__mark ad-preview__mark--gone">{t('grants.preview_goes')}</span>
            )}
          </li>
        ))}
      </ul>
      <h3 className="ad-overline">{t('grants.preview_header')}</h3>
      <ul className="ad-plain-list ad-preview__list">
        {headerActions(profile, after).map(({ id, label, refusal }) => (
          <li key={id} className="ad-preview__item" data-refused={refusal !== null}>
            <span>{t(label)}</span>
            {refusal !== null && <span className="ad-soft ad-small">{t(refusal)}</span>}
            {wasRefused.get(id) !== (refusal !== null) && (
              <span className={`ad-preview__mark${refusal === null ? '' : ' ad-preview__mark--gone'}`}>
                {t(refusal === null ? 'grants.preview_enabled' : 'grants.preview_refused')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
