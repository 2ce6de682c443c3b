import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { logical } from '../../console/build/logical-css.ts'

const CONSOLE = fileURLToPath(new URL('../../console/src', import.meta.url))

describe('a page read from the right is the mirror of one read from the left', () => {
  it('for no style sheet of the console names a side of the screen', () => {
    const sheets = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css'),
    )
    expect(sheets.length).toBeGreaterThan(20)
    const naming = sheets.filter((path) => {
      const css = readFileSync(join(CONSOLE, path), 'utf8')
      return logical(css) !== css
    })
    expect(naming).toEqual([])
  })

  it.each([
    ['left: 0', 'inset-inline-start: 0'],
    ['margin-right: auto', 'margin-inline-end: auto'],
    ['border-left-color: red', 'border-inline-start-color: red'],
    ['border-top-right-radius: 4px', 'border-start-end-radius: 4px'],
    ['text-align: right', 'text-align: end'],
    ['float: left', 'float: inline-start'],
    ['transition: left 100ms', 'transition: inset-inline-start 100ms'],
    [
      'padding: 1px 2px 3px calc(2 * (1px + 2px))',
      'padding-block: 1px 3px; padding-inline: calc(2 * (1px + 2px)) 2px',
    ],
    ['padding: 1px 2px 3px 2px', 'padding: 1px 2px 3px 2px'],
    ['border-radius: 4px 4px 0 0', 'border-radius: 4px 4px 0 0'],
    [
      'border-radius: 4px 0 0 4px',
      'border-start-start-radius: 4px; border-start-end-radius: 0; border-end-end-radius: 0; border-end-start-radius: 4px',
    ],
    ['text-align: center', 'text-align: center'],
  ])('%s is written as %s', (physical, written) => {
    expect(logical(`a { ${physical} }`).replace(/\s+/g, ' ')).toBe(`a { ${written} }`)
  })
})
