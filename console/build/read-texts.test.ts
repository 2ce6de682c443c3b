// @vitest-environment node
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@deportivo/texts/languages'
import { expect, test } from 'vitest'
import { CATALOGUE } from './read-texts.ts'

const TEXTS = join(import.meta.dirname, '..', '..', 'libs', 'texts', 'src')

test.each(LANGUAGES)(
  'every text of %s is read while the console is built: browsers have no reader',
  (language) => {
    const files = readdirSync(join(TEXTS, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(TEXTS, language, file))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !CATALOGUE.test(file))).toEqual([])
  },
)
