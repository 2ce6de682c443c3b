import { ACCENTS } from '@deportivo/contracts/admin/preferences'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const RULES = `${read('tokens.css')}${read('accents.css')}`.replaceAll(/\/\*.*?\*\//gs, '').split('}')

/** The colours that the rules of a selector set, by name. */
function coloursOf(selector: string): Map<string, string> {
  const own = RULES.filter((rule) =>
    rule
      .split('{')[0]
      ?.split(',')
      .some((one) => one.trim() === selector),
  )
  const set = own.join('').matchAll(/(--ad-[\w-]+): (#[0-9a-f]{6});/g)
  return new Map([...set].map(([, name = '', colour = '']) => [name, colour]))
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

const READABLE = 4.5

const LOOKS = ACCENTS.flatMap((accent) => [
  { accent, theme: 'light', base: ':root', own: `[data-accent='${accent}']` },
  { accent, theme: 'dark', base: '.bp6-dark', own: `.bp6-dark [data-accent='${accent}']` },
])

test.for(LOOKS)('$accent can be read in the $theme theme', ({ base, own }) => {
  const look = new Map([...coloursOf(base), ...coloursOf(own)])
  const of = (name: string) => look.get(name) ?? ''
  for (const rest of ['--ad-accent', '--ad-accent-hover', '--ad-accent-active'])
    expect([rest, contrast('#ffffff', of(rest)) >= READABLE]).toEqual([rest, true])
  for (const ground of ['--ad-paper', '--ad-surface', '--ad-accent-soft'])
    expect([ground, contrast(of('--ad-accent-ink'), of(ground)) >= READABLE]).toEqual([ground, true])
})

test('every accent has its colours for both themes', () => {
  for (const { own } of LOOKS) expect([own, coloursOf(own).size]).toEqual([own, 6])
})
