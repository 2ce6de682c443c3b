import { Circle, CircleArrowRight, Tick } from '@blueprintjs/icons'
import { FIRST_STEPS } from '@deportivo/contracts/catalogue/first-steps'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { PLACES } from './places.ts'
import { useFirstSteps } from './use-first-steps.ts'
import './first-steps.css'

/** What to enter before the first sale of a new installation, with progress; nothing once all of it is there. */
export function FirstSteps() {
  const t = useTexts()
  const progress = useFirstSteps()
  if (!progress) return null
  const { steps, done, next } = progress
  return (
    <section className="ad-card ad-first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first_steps.title')}</h2>
      <p className="ad-soft" role="status">
        {t('first_steps.progress', { done, total: FIRST_STEPS.length })}
      </p>
      <ol className="ad-first-steps__list">
        {FIRST_STEPS.map((step) => (
          <li key={step} {...(step === next && { 'aria-current': 'step' })}>
            {steps[step] ? <Tick /> : step === next ? <CircleArrowRight /> : <Circle />}
            <span>
              <Link to={PLACES[step]}>{t(`first_steps.${step}`)}</Link>
              <span className="ad-table__sub">
                {t(steps[step] ? 'first_steps.done' : `first_steps.${step}_why`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
