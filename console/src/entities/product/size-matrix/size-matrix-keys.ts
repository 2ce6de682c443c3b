import { inReadingOrder } from '../../../shared/language/reading-direction.ts'

/** Where the focus goes from a cell, in rows and columns; null: the key is not for moving. */
const MOVES: Record<string, readonly [down: number, on: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

export type CellCommand = 'submit' | 'fill' | 'empty' | readonly [down: number, on: number]

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** What a key does in the grid; null: it types, or leaves the grid as Tab does. */
export function commandOf({ key, ctrlKey, metaKey }: Key): CellCommand | null {
  if (!ctrlKey && !metaKey) return key === 'Escape' ? 'empty' : (MOVES[inReadingOrder(key)] ?? null)
  if (key === 'Enter') return 'submit'
  return key === 'd' ? 'fill' : null
}
