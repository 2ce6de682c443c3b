import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import { departmentOf } from '@deportivo/lifecycle/places'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useReport } from '../../shared/report/use-report.ts'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import type { GeoOnScreen } from './geo-on-screen.ts'
import { narrowedSearch, placeFigureUrl } from './geo-urls.ts'
import { MapCard } from './map-card.tsx'
import { PlacePath } from './place-path.tsx'
import { PlaceTable } from './place-table.tsx'
import './geo.css'

/** The map shows the whole country, whatever the tables are narrowed to. */
function useCountry({ report, data, filters, position, isPaused }: GeoOnScreen) {
  const isNarrowed = Object.keys(filters).length > 0
  const { department_id: _department, city_id: _city, ...query } = position.query
  const country = useReport(report, isNarrowed ? query : null, isPaused)
  return isNarrowed ? country : { data, error: undefined, refresh: () => undefined }
}

function CountryMap(content: GeoOnScreen) {
  const { report, filters } = content
  const { data, error, refresh } = useCountry(content)
  const { department_id, city_id } = filters
  const chosen = department_id ?? (city_id === undefined ? null : departmentOf(Number(city_id)))
  if (data) return <MapCard report={report} data={data} chosen={chosen === null ? null : Number(chosen)} />
  return error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={520} />
}

/** What the place buys. */
function Subcategories({ part, position, filters }: GeoOnScreen) {
  const { data, error, refresh } = part
  if (!data)
    return error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={220} />
  const { group, isAsTables } = position
  return (
    <PlaceTable
      onScreen={{ report: subcategoriesGeolocation, data, filters, group, isAsTables }}
      name="subcategory"
      urlOf={() => null}
      figureUrlOf={() => () => null}
    />
  )
}

/** The map beside its table; a department opens its municipalities, a municipality what it buys. */
export function GeoContent(content: GeoOnScreen) {
  const t = useTexts()
  const { search } = useLocation()
  const { report, data, isAsTables } = content
  return (
    <>
      <PlacePath {...content} />
      <div className="ad-geo-room">
        <div className="ad-geo">
          {!isAsTables && <CountryMap {...content} />}
          <div className="ad-geo__tables">
            <PlaceTable
              onScreen={content}
              name="department"
              urlOf={({ department_id }) =>
                department_id === 0 ? null : narrowedSearch(search, Number(department_id))
              }
              figureUrlOf={(dimension) => placeFigureUrl(content, dimension)}
            />
            <PlaceTable
              onScreen={content}
              name="city"
              urlOf={({ city_id }) =>
                city_id === 0 ? null : narrowedSearch(search, departmentOf(Number(city_id)), Number(city_id))
              }
              figureUrlOf={(dimension) => placeFigureUrl(content, dimension)}
            />
            <Subcategories {...content} />
            {'clients' in data.totals && 'clients' in report.measures && (
              <p className="ad-soft ad-small">{t('geo.now')}</p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
