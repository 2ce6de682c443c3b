import { POLICY } from '@deportivo/lifecycle/policy'
import { UNDO_WINDOW_MS } from '@deportivo/lifecycle/undo-window'
import { describe, expect, it } from 'vitest'
import { undoChoices } from './undo-rules.ts'

const at = new Date('2026-11-25T10:00:00Z')
const later = new Date(at.getTime() + UNDO_WINDOW_MS + 1)
const until = new Date(at.getTime() + UNDO_WINDOW_MS)
const last = { by_id: 7, at, before: { is_final: false } }
const NEITHER = { undo_until: null, can_reverse: false }

describe('what the page of a case offers', () => {
  it('is what the call allows: to the author at once, later to those who may reverse', () => {
    const head = { id: 7, grants: POLICY.head_dispatch }
    expect(undoChoices(last, head, at)).toEqual({ undo_until: until, can_reverse: true })
    expect(undoChoices(last, head, later)).toEqual({ undo_until: null, can_reverse: true })
    const warehouse = { id: 7, grants: POLICY.winery_manager }
    expect(undoChoices(last, warehouse, at)).toEqual({ undo_until: until, can_reverse: false })
    expect(undoChoices(last, { ...warehouse, id: 8 }, at)).toEqual(NEITHER)
  })

  it('is nothing without a permission of the call, for a final step, and for the request itself', () => {
    const reversing = { id: 7, grants: { 'reverse orders': 'all', 'create returns': 'all' } } as const
    expect(undoChoices(last, reversing, at)).toEqual(NEITHER)
    const head = { id: 7, grants: POLICY.head_dispatch }
    expect(undoChoices({ ...last, before: { is_final: true } }, head, at)).toEqual(NEITHER)
    expect(undoChoices({ ...last, before: null }, head, at)).toEqual(NEITHER)
    expect(undoChoices(undefined, head, at)).toEqual(NEITHER)
  })
})
