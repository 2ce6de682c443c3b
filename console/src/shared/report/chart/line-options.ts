import type { LineSeriesOption } from 'echarts/charts'
import type { ChartData } from './chart-data.ts'
import { axisText, COLOUR, common, type ChartOptions, type ChartWords } from './chart-style.ts'

// More points touch each other.
const MOST_SYMBOLS = 45

const currentOf = (data: ChartData, { measure }: ChartWords): LineSeriesOption => ({
  type: 'line',
  name: measure,
  data: [...data.values],
  symbol: data.values.length > MOST_SYMBOLS ? 'none' : 'circle',
  symbolSize: 6,
  lineStyle: { color: COLOUR.accent, width: 2.5 },
  itemStyle: { color: COLOUR.accent },
  areaStyle: { color: COLOUR.accent, opacity: 0.1 },
  emphasis: { disabled: true },
})

const beforeOf = ({ before }: ChartData): LineSeriesOption[] =>
  before
    ? [
        {
          type: 'line',
          name: before.name,
          data: [...before.values],
          symbol: 'none',
          lineStyle: { color: COLOUR.soft, width: 1.5, type: 'dashed' },
          itemStyle: { color: COLOUR.soft },
          emphasis: { disabled: true },
        },
      ]
    : []

/** A line through days or hours, and a dashed one for the period before. Time runs from left to right in every language. */
export const lineOptions = (data: ChartData, words: ChartWords): ChartOptions => ({
  ...common(data, words),
  grid: { left: 4, right: 12, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
  xAxis: {
    type: 'category',
    data: [...data.categories],
    boundaryGap: false,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: COLOUR.strong } },
    // The range above names the year.
    axisLabel: { ...axisText(words), hideOverlap: true, formatter: (day: string) => day.slice(0, 5) },
  },
  yAxis: {
    type: 'value',
    splitNumber: 4,
    splitLine: { lineStyle: { color: COLOUR.line } },
    axisLabel: { ...axisText(words), formatter: (value: number) => words.short(value) },
  },
  series: [...beforeOf(data), currentOf(data, words)],
})
