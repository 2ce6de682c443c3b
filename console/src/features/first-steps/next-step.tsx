import { FIRST_STEPS } from '@deportivo/contracts/catalogue/first-steps'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { PLACES } from './places.ts'
import { useFirstSteps } from './use-first-steps.ts'
import './first-steps.css'

/** Above the pages where a new installation is filled: how far it is, and what comes next. */
export function NextStep() {
  const t = useTexts()
  const progress = useFirstSteps()
  if (!progress) return null
  const { done, next } = progress
  return (
    <aside className="ad-card ad-next-step" aria-label={t('first_steps.title')}>
      <p role="status">
        {t('first_steps.next')}: <Link to={PLACES[next]}>{t(`first_steps.${next}`)}</Link>
        <span className="ad-table__sub">{t(`first_steps.${next}_why`)}</span>
      </p>
      <p className="ad-small">
        <span className="ad-soft">{t('first_steps.progress', { done, total: FIRST_STEPS.length })}</span>{' '}
        <Link to={paths.users}>{t('first_steps.all')}</Link>
      </p>
    </aside>
  )
}
