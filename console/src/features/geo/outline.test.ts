import { expect, test } from 'vitest'
import { neighbourOf, SHAPES } from './outline.ts'

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const [BOGOTA, CUNDINAMARCA, META, AMAZONAS] = [11, 25, 50, 91]

test('every department is reached from every other by the arrow keys', () => {
  for (const { id } of SHAPES) {
    const reached = new Set([id])
    for (const one of reached)
      for (const key of KEYS) {
        const next = neighbourOf(one, key)
        if (next !== null) reached.add(next)
      }
    expect([id, reached.size]).toEqual([id, SHAPES.length])
  }
})

test('an arrow key goes to a place in its direction, and nowhere from the end of the map', () => {
  expect([CUNDINAMARCA, META]).toContain(neighbourOf(BOGOTA, 'ArrowRight'))
  expect(neighbourOf(AMAZONAS, 'ArrowDown')).toBeNull()
  expect(neighbourOf(BOGOTA, 'Tab')).toBeNull()
})

test('outlines are whole numbers within the drawing', () => {
  for (const { path, point } of SHAPES) {
    expect(path).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/)
    for (const at of point) expect(at).toBeGreaterThan(0)
  }
})
