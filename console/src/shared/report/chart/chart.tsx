import { directionOf } from '@deportivo/texts/languages'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { Skeleton } from '../../ui/status/states.tsx'
import { useReportWords } from '../use-report-words.ts'
import type { ChartData } from './chart-data.ts'
import { barOptions } from './bar-options.ts'
import { ChartLegend } from './chart-legend.tsx'
import { chartHeight, type ChartOptions, type ChartWords } from './chart-style.ts'
import type * as library from './echarts.ts'
import type { EChartsType } from './echarts.ts'
import { lineOptions } from './line-options.ts'
import { shortFigure } from './short-figures.ts'
import './chart.css'

type Loaded = Pick<typeof library, 'init'>

/** The chart library, once per page; null while it is loading. */
function useLibrary(): { library: Loaded | null; isFailed: boolean } {
  const [library, setLibrary] = useState<Loaded | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    import('./echarts.ts').then(
      (loaded) => isCurrent && setLibrary(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return { library, isFailed }
}

function useChartOptions(data: ChartData, label: string): ChartOptions {
  const t = useTexts()
  const { language } = usePreferences()
  const { figure } = useReportWords()
  return useMemo(() => {
    const { kind, label: measure } = data.measure
    const chartWords: ChartWords = {
      label,
      measure: t(measure),
      fontFamily: getComputedStyle(document.body).fontFamily,
      isRightToLeft: directionOf(language) === 'rtl',
      short: (value) => shortFigure(kind, value, language),
      whole: (value) => figure(kind, value),
    }
    return data.kind === 'line' ? lineOptions(data, chartWords) : barOptions(data, chartWords)
  }, [data, label, t, language, figure])
}

/** Print is laid out at another width than the screen: the drawing scales with its box. */
function scaleWithBox(box: HTMLElement, width = box.clientWidth): void {
  const svg = box.querySelector('svg')
  svg?.setAttribute('viewBox', `0 0 ${width} ${box.clientHeight}`)
}

/** Of an upright A4 sheet within its margins and the padding of a card: drawn wider, texts shrink with the drawing. */
const PAPER_WIDTH = 670

/** Draws a wide chart for paper while it is printed; returns a function that stops it. */
function drawForPaper(chart: EChartsType, box: HTMLElement): () => void {
  const draw = (width: number) => {
    chart.resize({ width })
    chart.getZr().flush()
    scaleWithBox(box, width)
  }
  const onPrint = () => draw(Math.min(box.clientWidth, PAPER_WIDTH))
  const onPrinted = () => draw(box.clientWidth)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onPrinted)
  return () => {
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrinted)
  }
}

/** Positions on the two axes; of the axis with categories it is their index. */
interface Chosen {
  x: number
  y: number
}

/** Draws into the box as long as both are there, in the size of the box. */
function useDrawing(library: Loaded | null, options: ChartOptions, onChoose: (at: Chosen) => void) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(null)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    if (!library || !box.current) return
    const element = box.current
    const made = library.init(element, null, { renderer: 'svg' })
    chart.current = made
    made.getZr().on('click', ({ offsetX, offsetY }) => {
      const [x = -1, y = -1] = made.convertFromPixel({ gridIndex: 0 }, [offsetX, offsetY])
      choose.current({ x, y })
    })
    const observer = new ResizeObserver(() => {
      made.resize()
      scaleWithBox(element)
    })
    observer.observe(element)
    const endPaper = drawForPaper(made, element)
    return () => {
      endPaper()
      observer.disconnect()
      made.dispose()
    }
  }, [library])
  useEffect(() => {
    chart.current?.setOption(options, { notMerge: true })
    if (box.current) scaleWithBox(box.current)
  }, [library, options])
  return box
}

/** A chart of one measure. A click on a day or bar chooses it; the keyboard chooses in the table of the same figures. */
export function Chart({
  data,
  label,
  onChoose,
}: {
  data: ChartData
  label: string
  onChoose: (index: number) => void
}) {
  const t = useTexts()
  const { library, isFailed } = useLibrary()
  const choose = ({ x, y }: Chosen) => onChoose(data.kind === 'line' ? x : y)
  const box = useDrawing(library, useChartOptions(data, label), choose)
  const height = chartHeight(data)
  if (isFailed) return <p className="ad-soft">{t('reports.chart_failed')}</p>
  return (
    <>
      {data.before && <ChartLegend period={data.period} before={data.before.name} />}
      {library ? (
        <div ref={box} className="ad-chart" role="img" aria-label={label} style={{ height }} />
      ) : (
        <Skeleton height={height} />
      )}
    </>
  )
}
