import { listDepartments } from '@deportivo/contracts/clients/clients'
import {
  shownMeasures,
  type DeclaredReport,
  type MeasureKind,
  type Report,
} from '@deportivo/contracts/reports/declare-report'
import { useId, useMemo } from 'react'
import { useNavigate, useLocation } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { shortFigure } from '../../shared/report/chart/short-figures.ts'
import { useReportWords } from '../../shared/report/use-report-words.ts'
import { GeoMap, type MapPlace } from './geo-map.tsx'
import { narrowedSearch } from './geo-urls.ts'
import { MapLegend } from './map-legend.tsx'
import { SHAPES } from './outline.ts'
import { shadesOf } from './shades.ts'
import { NativeSelect } from '../../shared/ui/select/native-select.tsx'

const MEASURE = ['measure'] as const
const NOTHING = { kind: 'count', label: 'geo.nothing' } as const

/** The figures of every department of the country, in words too. */
function usePlacesOnMap(report: DeclaredReport, data: Report, main: string): ReadonlyMap<number, MapPlace> {
  const t = useTexts()
  const words = useReportWords()
  const { language } = usePreferences()
  const names = useFound(listDepartments, {}).data
  return useMemo(() => {
    const measures = shownMeasures(report.measures)
    return new Map(
      (names ?? []).map(({ id, name }) => {
        const row = data.rows.find((one) => one['department_id'] === id)
        const valueOf = (measure: string) => Number(row?.[measure] ?? 0)
        const figures = measures.map(
          ([measure, { kind, label }]) => `${t(label)} ${words.figure(kind, valueOf(measure))}`,
        )
        const kind = report.measures[main]?.kind ?? 'count'
        const short = shortFigure(kind, valueOf(main), language)
        return [id, { name, value: valueOf(main), words: [name, ...figures].join(' · '), short }]
      }),
    )
  }, [report, data, main, names, t, words, language])
}

function useSummary(places: ReadonlyMap<number, MapPlace>, total: number, kind: MeasureKind): string {
  const t = useTexts()
  const words = useReportWords()
  const withFigures = [...places.values()].filter(({ value }) => value > 0)
  const [most] = [...withFigures].sort((one, other) => other.value - one.value)
  if (!most || total === 0) return t('geo.nothing')
  return t('geo.most', {
    place: most.name,
    value: words.figure(kind, most.value),
    percent: Math.round((most.value / total) * 100),
    count: withFigures.length,
    all: SHAPES.length,
  })
}

/** The map with what it shows, in words and shades. Its figures are those of the table beside it. */
export function MapCard({
  report,
  data,
  chosen,
}: {
  report: DeclaredReport
  data: Report
  chosen: number | null
}) {
  const t = useTexts()
  const { language } = usePreferences()
  const titleId = useId()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [{ measure }, change] = useUrlState<'measure'>(MEASURE)
  const measures = shownMeasures(report.measures)
  const main = measures.find(([name]) => name === measure)?.[0] ?? measures[0]?.[0] ?? ''
  const { kind, label } = report.measures[main] ?? NOTHING
  const places = usePlacesOnMap(report, data, main)
  const shades = shadesOf([...places.values()].map(({ value }) => value))
  const summary = useSummary(places, data.totals[main] ?? 0, kind)
  const title = t('geo.map_of', { measure: t(label) })
  return (
    <section className="ad-card ad-card--padded ad-widget" aria-labelledby={titleId}>
      <header className="ad-widget__head">
        <h2 id={titleId}>{title}</h2>
        <NativeSelect
          className="ad-no-print"
          aria-label={t('geo.measure')}
          value={main}
          onChange={(event) => change({ measure: event.currentTarget.value })}
          options={measures.map(([value, one]) => ({ value, label: t(one.label) }))}
        />
      </header>
      <p className="ad-soft ad-small">{summary}</p>
      <GeoMap
        label={`${title}. ${summary}`}
        {...{ places, shades, chosen }}
        onChoose={(id) => void navigate(narrowedSearch(search, id === chosen ? null : id))}
      />
      <MapLegend shades={shades} short={(value) => shortFigure(kind, value, language)} />
      <p className="ad-soft ad-small">{t('geo.credit')}</p>
    </section>
  )
}
