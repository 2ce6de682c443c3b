import { describe, expect, it } from 'vitest'
import { UNDO_WINDOW_MS, undoUntil } from './undo-window.ts'

const at = new Date('2026-11-25T10:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)
const last = { by_id: 7, at, before: { is_final: false } }

describe('the undo window', () => {
  it('is open for the author of a step until its last moment, and closed after it', () => {
    expect(undoUntil(last, 7, after(UNDO_WINDOW_MS))).toEqual(after(UNDO_WINDOW_MS))
    expect(undoUntil(last, 7, after(UNDO_WINDOW_MS + 1))).toBeNull()
  })

  it('is closed for others, for final steps, and where nothing can be restored', () => {
    expect(undoUntil(last, 8, at)).toBeNull()
    expect(undoUntil({ ...last, before: { is_final: true } }, 7, at)).toBeNull()
    expect(undoUntil({ ...last, before: null }, 7, at)).toBeNull()
    expect(undoUntil(null, 7, at)).toBeNull()
  })
})
