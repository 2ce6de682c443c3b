import { nameColumn } from '@deportivo/contracts/reports/declare-report'
import { departmentOf } from '@deportivo/lifecycle/places'
import { Link, useLocation } from 'react-router-dom'
import { usePlaces } from '../../entities/place/use-places.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { GeoOnScreen } from './geo-on-screen.ts'
import { clientsUrl, narrowedSearch, placeOf } from './geo-urls.ts'

/** Where one is: the country, a department of it, a municipality of that; each leads back to itself. */
export function PlacePath({ report, data, filters }: GeoOnScreen) {
  const t = useTexts()
  const { search } = useLocation()
  const city = filters['city_id'] === undefined ? null : Number(filters['city_id'])
  const own = filters['department_id'] ?? (city === null ? null : departmentOf(city))
  const department = own === null ? null : Number(own)
  const { departments, cities } = usePlaces(department)
  const nameOf = (rows: readonly { id: number; name: string }[] | undefined, id: number, dimension: string) =>
    rows?.find((one) => one.id === id)?.name ?? String(data.rows[0]?.[nameColumn(dimension)] ?? `#${id}`)
  const steps = [
    { text: t('geo.country'), to: narrowedSearch(search, null) },
    ...(department === null
      ? []
      : [{ text: nameOf(departments, department, 'department'), to: narrowedSearch(search, department) }]),
    ...(city === null
      ? []
      : [{ text: nameOf(cities, city, 'city'), to: narrowedSearch(search, department, city) }]),
  ]
  return (
    <nav className="ad-geo__path" aria-label={t('geo.places')}>
      <ol>
        {steps.map(({ text, to }, index) => (
          <li key={to}>
            {index === steps.length - 1 ? (
              <bdi aria-current="page">{text}</bdi>
            ) : (
              <Link to={to}>
                <bdi>{text}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {'clients' in report.measures && (
        <Link className="ad-no-print" to={clientsUrl(placeOf(filters), null)}>
          {t('geo.see_clients')}
        </Link>
      )}
    </nav>
  )
}
