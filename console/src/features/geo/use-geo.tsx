import { subcategoriesGeolocation } from '@deportivo/contracts/reports/subcategories-geolocation'
import { useTexts } from '../../shared/language/texts.tsx'
import { widgetTables } from '@deportivo/contracts/reports/shown/tables'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useReport } from '../../shared/report/use-report.ts'
import { useReportWords } from '../../shared/report/use-report-words.ts'
import { GeoContent } from './geo-content.tsx'

/** The map and the tables of the geographic report; what a place buys is one more table of its file. */
export const useGeo: UseDetail = ({ report, position, data, isPaused }) => {
  const t = useTexts()
  const words = useReportWords()
  const part = useReport(subcategoriesGeolocation, position.query, isPaused)
  const { filters, group, isAsTables } = position
  return {
    section: data && (
      <GeoContent {...{ report, data, filters, group, isAsTables, position, isPaused, part }} />
    ),
    isWhole: true,
    tables: part.data
      ? widgetTables(subcategoriesGeolocation, part.data, { t, words, group }).slice(0, 1)
      : [],
  }
}
