import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'

export type ChartOptions = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>

export interface ChartWords {
  /** Described to screen readers. */
  label: string
  measure: string
  fontFamily: string
  isRightToLeft: boolean
  short: (value: number) => string
  whole: (value: number) => string
}

// Custom properties of the page: a change of theme or accent needs no new chart.
export const COLOUR = {
  accent: 'var(--ad-accent)',
  ink: 'var(--ad-ink)',
  soft: 'var(--ad-ink-soft)',
  line: 'var(--ad-line)',
  strong: 'var(--ad-line-strong)',
  surface: 'var(--ad-surface)',
}

const ROW_PX = 32
export const LINE_PX = 260
/** More bars are not read; the table has all rows. */
export const MOST_BARS = 12

export const chartHeight = ({ kind, categories }: ChartData): number =>
  kind === 'line' ? LINE_PX : Math.min(categories.length, MOST_BARS) * ROW_PX + ROW_PX

export const FONT = 12

function tooltipOf(data: ChartData, words: ChartWords): TooltipComponentOption {
  return {
    trigger: 'axis',
    // Drawn into the SVG: an HTML tooltip has inline styles, which the content security policy refuses.
    renderMode: 'richText',
    confine: true,
    axisPointer: {
      type: data.kind === 'line' ? 'line' : 'shadow',
      lineStyle: { color: COLOUR.strong },
      shadowStyle: { color: COLOUR.line, opacity: 0.35 },
    },
    backgroundColor: COLOUR.surface,
    borderColor: COLOUR.strong,
    textStyle: { color: COLOUR.ink, fontFamily: words.fontFamily, fontSize: FONT },
    formatter: (params) => {
      const { dataIndex: index } = (Array.isArray(params) ? params[0] : params) ?? { dataIndex: 0 }
      const lines = [
        data.categories[index] ?? '',
        `${words.measure}: ${words.whole(data.values[index] ?? 0)}`,
      ]
      if (data.before) lines.push(`${data.before.name}: ${words.whole(data.before.values[index] ?? 0)}`)
      return lines.join('\n')
    },
  }
}

export function common(data: ChartData, words: ChartWords): ChartOptions {
  return {
    animation: false,
    textStyle: { fontFamily: words.fontFamily, fontSize: FONT },
    aria: {
      enabled: true,
      label: { enabled: true, description: words.label },
      // Two series are distinguishable without colour too.
      decal: { show: data.before !== undefined },
    },
    tooltip: tooltipOf(data, words),
  }
}

export const axisText = (words: ChartWords) => ({
  color: COLOUR.soft,
  fontFamily: words.fontFamily,
  fontSize: FONT - 1,
})
