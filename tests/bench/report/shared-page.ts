import type { Visit } from '../shared-page/cheap-phone.ts'
import type { Line } from './line.ts'

/** What web.dev calls good, for three of four visitors. */
const MOST_LARGEST_PAINT_MS = 2_500
const MOST_SHIFT = 0.1

const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const NONE = 'none'
const ms = (figure: number) => `${Math.round(figure).toLocaleString('en-US')} ms`
const kb = (bytes: number) => `${Math.round(bytes / 1_000)} KB`
const task = (figure: number) => (figure === 0 ? 'none of 50 ms' : ms(figure))

const shown = (what: string, measured: string): Line => ({ what, measured, target: NONE, isReached: true })

/** The median of each figure of several visits. */
export function visitLines(visits: readonly Visit[]): Line[] {
  const of = (figure: keyof Visit) => medianOf(visits.map((visit) => visit[figure]))
  return [
    shown('requests of the first page', String(of('requests'))),
    shown(
      'its code, styles and texts; its products; their pictures',
      [of('pageBytes'), of('replyBytes'), of('pictureBytes')].map(kb).join('; '),
    ),
    shown('first words or shapes', ms(of('firstPaintMs'))),
    shown('first product', ms(of('productsMs'))),
    {
      what: 'largest part of the screen',
      measured: ms(of('largestPaintMs')),
      target: `≤ ${ms(MOST_LARGEST_PAINT_MS)}`,
      isReached: of('largestPaintMs') <= MOST_LARGEST_PAINT_MS,
    },
    {
      what: 'what moved without being asked to',
      measured: of('shift').toFixed(4),
      target: `≤ ${MOST_SHIFT}`,
      isReached: of('shift') <= MOST_SHIFT,
    },
    shown('longest task while it opens', task(of('longestTaskMs'))),
    shown('longest task while 4,000 pixels are scrolled', task(of('longestScrollTaskMs'))),
  ]
}
