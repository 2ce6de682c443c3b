import {
  COMPARISONS,
  DAY_GROUPS,
  type DeclaredReport,
  type Dimension,
  type Report,
} from '@deportivo/contracts/reports/declare-report'
import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { FilterBar, type Chip } from '../list/filters/filter-bar.tsx'
import { FilterSelect, type Option } from '../ui/controls/filter-select.tsx'
import { daysIn } from './range.ts'
import { RangeChoice } from './range-choice.tsx'
import { filtersOf } from '@deportivo/contracts/reports/shown/address'
import { rowsOf } from '@deportivo/contracts/reports/shown/rows'
import { isByTime } from '@deportivo/contracts/reports/shown/columns'
import type { ReportPosition } from './use-report-position.ts'
import { useReportWords } from './use-report-words.ts'
import { NativeSelect } from '../ui/select/native-select.tsx'

/** Fewer days are not worth grouping. */
const GROUPED_FROM_DAYS = 14

type KnownOptions = Readonly<Record<string, readonly Option[]>>

/** The values that replies contained so far: a narrowed report still offers the others. */
function useKnownOptions(report: DeclaredReport, data: Report | undefined): KnownOptions {
  const words = useReportWords()
  const [known, setKnown] = useState<{ data: Report | undefined; options: KnownOptions }>({
    data: undefined,
    options: {},
  })
  if (data === undefined || data === known.data) return known.options
  const options = Object.fromEntries(
    filtersOf(report).map(({ name, dimension }) => {
      const present = rowsOf({ report, data }, name).map((row) => ({
        value: String(row[dimension.column]),
        label: words.row(name, dimension, row),
      }))
      const before = known.options[dimension.column] ?? []
      const others = before.filter(({ value }) => !present.some((one) => one.value === value))
      const all = [...present, ...others].sort((a, b) => a.label.localeCompare(b.label))
      return [dimension.column, all]
    }),
  )
  setKnown({ data, options })
  return options
}

interface Narrowed {
  report: DeclaredReport
  position: ReportPosition
  data: Report | undefined
}

/** A choice for each of these dimensions. */
function Fields({
  dimensions,
  options,
  position,
}: {
  dimensions: readonly Dimension[]
  options: KnownOptions
  position: ReportPosition
}) {
  const t = useTexts()
  return dimensions.map(({ column, label }) => {
    const value = position.filters[column]
    return (
      <FilterSelect
        key={column}
        label={t(label)}
        options={options[column] ?? []}
        value={value === undefined ? undefined : String(value)}
        onChange={(chosen) => position.change({ [column]: chosen })}
      />
    )
  })
}

/** What narrows a report, each to be removed by itself. */
function useChips({ report, position }: Narrowed, options: KnownOptions): Chip[] {
  const t = useTexts()
  const words = useReportWords()
  return filtersOf(report).flatMap(({ name, dimension }) => {
    const { column, label } = dimension
    const value = position.filters[column]
    if (value === undefined) return []
    const known = options[column]?.find((one) => one.value === String(value))
    const text = known?.label ?? words.row(name, dimension, { [column]: value })
    const onRemove = () => position.change({ [column]: undefined })
    return [{ id: column, label: t('list.chip', { label: t(label), value: text }), onRemove }]
  })
}

/** The filters of a report. Many of them fold: those that few people need, and on a phone all. */
function Filters(narrowed: Narrowed) {
  const { report, position, data } = narrowed
  const options = useKnownOptions(report, data)
  const chips = useChips(narrowed, options)
  const all = filtersOf(report).map(({ dimension }) => dimension)
  const further = all.filter(({ isFurther }) => isFurther)
  const shared = { options, position }
  if (further.length === 0) return <Fields dimensions={all} {...shared} />
  const clear = () => position.change(Object.fromEntries(all.map(({ column }) => [column, undefined])))
  return (
    <FilterBar chips={chips} onClear={clear} more={<Fields dimensions={further} {...shared} />}>
      <Fields dimensions={all.filter(({ isFurther }) => !isFurther)} {...shared} />
    </FilterBar>
  )
}

/** Range, grouping, comparison and filters of a report; one of the present has filters alone. */
export function ReportFilters({
  hasFilters,
  ...props
}: Narrowed & {
  hasFilters: boolean
}) {
  const t = useTexts()
  const { range, today, group, compare, change, chooseRange } = props.position
  const isOfNow = props.report.isOfNow === true
  const hasDays = Object.values(props.report.dimensions).some(isByTime)
  return (
    <div className="ad-filters__row ad-no-print">
      {!isOfNow && (
        <>
          <RangeChoice range={range} today={today} onRange={chooseRange} onDays={change} />
          {hasDays && daysIn(range) >= GROUPED_FROM_DAYS && (
            <NativeSelect
              className="ad-filters__select"
              aria-label={t('reports.group')}
              value={group}
              onChange={(event) => change({ group: event.currentTarget.value })}
              options={DAY_GROUPS.map((value) => ({ value, label: t(`reports.group_${value}`) }))}
            />
          )}
          <NativeSelect
            className="ad-filters__select"
            aria-label={t('reports.compare')}
            value={compare}
            onChange={(event) => change({ compare: event.currentTarget.value })}
            options={COMPARISONS.map((value) => ({ value, label: t(`reports.compare_${value}`) }))}
          />
        </>
      )}
      {hasFilters && <Filters {...props} />}
    </div>
  )
}
