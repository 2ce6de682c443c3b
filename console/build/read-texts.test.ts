import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from '@deportivo/texts/text'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { CATALOGUE, readTexts } from './read-texts.ts'

const CATALOGUES = join(import.meta.dirname, '..', '..', 'libs', 'texts', 'src', 'catalogues')

type Transform = Extract<Plugin['transform'], { handler: unknown }>

async function built(catalogue: string): Promise<string> {
  const { handler } = readTexts().transform as Transform
  const context = { addWatchFile: () => undefined } as unknown as ThisParameterType<typeof handler>
  const result = await handler.call(context, '', join(CATALOGUES, catalogue))
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : ''
}

test('every catalogue is evaluated while the console is built', () => {
  const files = readdirSync(CATALOGUES).map((file) => join(CATALOGUES, file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !CATALOGUE.test(file))).toEqual([])
})

test('a built catalogue has the texts of one language, and no placeholder that a browser would have to read', async () => {
  const code = await built('en-board.ts')
  expect(code).toContain(text('menu.reports', {}, 'en'))
  expect(code).not.toContain(text('menu.reports', {}, 'es'))
  expect(code).not.toContain(', plural,')
})
