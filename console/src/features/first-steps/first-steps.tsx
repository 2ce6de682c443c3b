import { Circle, Tick } from '@blueprintjs/icons'
import { FIRST_STEPS, getFirstSteps, type FirstStep } from '@deportivo/contracts/catalogue/first-steps'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import './first-steps.css'

/** Where each is entered. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  stores: '/stores/list',
  sizes: '/sizes/list',
  categories: '/categories/list',
  subcategories: '/subcategories/list',
  brands: '/brands/list',
  references: '/references/list',
  colors: '/colors/list',
  people: paths.newUser,
  products: paths.newProduct,
  stock: paths.products,
}

/** What to enter before the first sale of a new installation, with progress; nothing once all of it is there. */
export function FirstSteps() {
  const t = useTexts()
  const { data } = useFound(getFirstSteps, {})
  if (!data) return null
  const done = FIRST_STEPS.filter((step) => data[step]).length
  if (done === FIRST_STEPS.length) return null
  const next = FIRST_STEPS.find((step) => !data[step])
  return (
    <section className="ad-card ad-first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first_steps.title')}</h2>
      <p className="ad-soft" role="status">
        {t('first_steps.progress', { done, total: FIRST_STEPS.length })}
      </p>
      <ol className="ad-first-steps__list">
        {FIRST_STEPS.map((step) => (
          <li key={step} {...(step === next && { 'aria-current': 'step' })}>
            {data[step] ? <Tick /> : <Circle />}
            <span>
              <Link to={PLACES[step]}>{t(`first_steps.${step}`)}</Link>
              <span className="ad-table__sub">
                {t(data[step] ? 'first_steps.done' : `first_steps.${step}_why`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
