import { text } from '@deportivo/texts/text'
import { POLICY } from '@deportivo/lifecycle/policy'
import { expect, it } from 'vitest'
import type { Translate } from '../../../shared/language/texts.tsx'
import { mayOpenPage } from '../access.ts'
import { openPages } from '../menu.ts'
import { newThings } from './new-things.ts'
import { numberedItems } from './numbered-things.ts'
import { matching, pageItems } from './palette-items.ts'

const t: Translate = (key, values) => text(key, values)
const reader = { profile: 'winery_manager', grants: POLICY.winery_manager } as const
const mayOpen = (url: string) => mayOpenPage(url, reader)

/** The address that a typed number leads to. */
function leadsTo(typed: string, isOpen = mayOpen): string[] {
  const urls: string[] = []
  for (const { run } of numberedItems(typed, t, { go: (url) => urls.push(url), mayOpen: isOpen })) run()
  return urls
}

it('a number as it is written on paper or on screen leads to its record', () => {
  expect(['GAR-18', 'gar 18', 'garantía 18'].flatMap((typed) => leadsTo(typed))).toEqual([
    '/returns/18',
    '/returns/18',
    '/returns/18',
  ])
  expect(leadsTo('TRA-5')).toEqual(['/products/transfers/5'])
  expect(leadsTo('conteo #3')).toEqual(['/products/counts/3'])
  expect(leadsTo('zancada 38')).toEqual([])
  expect(leadsTo('GAR-18', () => false)).toEqual([])
})

it('the warehouse finds each page of stock and each beginning by what people call it', () => {
  const pins = { pinned: [], toggle: () => undefined }
  const items = [
    ...pageItems(openPages(reader), t, () => undefined, pins),
    ...newThings(t, reader.grants, { go: () => undefined, mayOpen }),
  ]
  const first = (typed: string) => matching(items, typed)[0]?.label
  const typed = ['traslado', 'tallas rotas', 'cuarentena', 'importar', 'inventario fisico', 'curvas']
  expect(typed.map(first)).toEqual([
    'Traslados',
    'Tallas rotas',
    'Cuarentena',
    'Importar productos',
    'Conteos',
    'Tallas rotas',
  ])
  const named = (label: string) => items.some((item) => item.label === label)
  expect(['Nuevo producto', 'Nuevo traslado', 'Nuevo conteo'].map(named)).toEqual([true, true, true])
  expect(named('Nuevo usuario')).toBe(false)
})
