import type { BarSeriesOption } from 'echarts/charts'
import type { ChartData } from './chart-data.ts'
import {
  axisText,
  COLOUR,
  common,
  FONT,
  MOST_BARS,
  type ChartOptions,
  type ChartWords,
} from './chart-style.ts'

const BAR_PX = 14

function seriesOf(
  data: ChartData,
  { measure, fontFamily, isRightToLeft, short }: ChartWords,
): BarSeriesOption {
  return {
    type: 'bar',
    name: measure,
    data: data.values.slice(0, MOST_BARS),
    barWidth: BAR_PX,
    itemStyle: { color: COLOUR.accent, borderRadius: 3 },
    label: {
      show: true,
      position: isRightToLeft ? 'left' : 'right',
      color: COLOUR.ink,
      fontFamily,
      fontSize: FONT,
      formatter: ({ value }) => short(Number(value)),
    },
    emphasis: { disabled: true },
  }
}

const LABEL_LINE_PX = 13

/** A bar for each of the largest values, from where a line of text starts. */
export const barOptions = (data: ChartData, words: ChartWords): ChartOptions => ({
  ...common(data, words),
  grid: { left: 4, right: 4, top: 4, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
  xAxis: {
    type: 'value',
    inverse: words.isRightToLeft,
    // Room for the figure at the end of the longest bar.
    max: ({ max }) => max * 1.42,
    show: false,
  },
  yAxis: {
    type: 'category',
    position: words.isRightToLeft ? 'right' : 'left',
    inverse: true,
    data: data.categories.slice(0, MOST_BARS),
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: {
      ...axisText(words),
      color: COLOUR.ink,
      width: 118,
      overflow: 'truncate',
      lineHeight: LABEL_LINE_PX,
      // What two names differ in may stand at their end: it gets a line of its own.
      formatter: (name: string) => name.replace(' · ', '\n'),
    },
  },
  series: [seriesOf(data, words)],
})
