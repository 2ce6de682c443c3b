import { COUNTRY_ID, departmentOf, isCity } from '@deportivo/lifecycle/places'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { usePlaces } from '../../entities/place/use-places.ts'
import { PLACE_CLIENT_LISTING, useClientChoices } from '../../features/clients/client-list.tsx'
import { narrowedSearch } from '../../features/geo/geo-urls.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

function filtersOf(place: number): Readonly<Record<string, number>> {
  if (place === COUNTRY_ID) return {}
  return isCity(place) ? { city_id: place } : { department_id: place }
}

/** The name of a place: the country, a department or a municipality. */
function usePlaceName(place: number): string {
  const t = useTexts()
  const isOfCity = isCity(place)
  const { departments, cities } = usePlaces(isOfCity ? departmentOf(place) : null)
  if (place === COUNTRY_ID) return t('geo.country')
  return (isOfCity ? cities : departments)?.find(({ id }) => id === place)?.name ?? `#${place}`
}

/** The clients who live in a place: of the country, of a department or of a municipality. */
export function GeoClientsPage() {
  const t = useTexts()
  const place = Number(useParams()['placeId'])
  const position = useListPosition(PLACE_CLIENT_LISTING)
  const fixed = useMemo(() => ({ filters: filtersOf(place) }), [place])
  const choices = useClientChoices(position.state)
  const screen = useListScreen(PLACE_CLIENT_LISTING, position, { choices, fixed })
  const name = usePlaceName(place)
  const department = place === COUNTRY_ID ? null : isCity(place) ? departmentOf(place) : place
  const map = narrowedSearch('', department, isCity(place) ? place : null)
  return (
    <Page
      title={t('geo.clients_of', { place: name })}
      lead={
        <Link className="ad-no-print" to={map}>
          {t('geo.back')}
        </Link>
      }
    >
      <ListScreen screen={screen} />
    </Page>
  )
}
