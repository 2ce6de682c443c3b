import { listProducts, searchProducts, suggestProducts } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { watchStatements } from '@deportivo/testkit/statements'
import { beforeAll, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const named = (name: string) => stockProduct(app, shop, 3, [38], name)

let id: number
beforeAll(async () => {
  id = await named('Tenis Trochador Rojo')
})

/** What a search finds, and by what it understood it. */
async function found(text: string) {
  const [searched, listed] = await Promise.all([
    app.reply('online_seller', searchProducts, { query: { searchText: text } }),
    app.reply('online_seller', listProducts, { query: { search: text } }),
  ])
  const suggested = await app.ok('online_seller', suggestProducts, { query: { search: text } })
  const ids = [searched.data, listed.data, suggested].map((rows) => rows.map((row) => row.id))
  expect(new Set(ids.map(String)).size, text).toBe(1)
  expect(searched.understood_as).toBe(listed.understood_as)
  return { ids: ids[0], understood_as: searched.understood_as }
}

test.each(['%', '_', "'", '👟', '%_ 👟', '\\'])(
  '%j, of which no word is left, finds nothing',
  async (written) => {
    expect(await found(written)).toEqual({ ids: [], understood_as: undefined })
    expect((await found(`trochador ${written}`)).ids).toEqual([id])
  },
)

test.each([
  ['tennis', 'tenis'],
  ['TÉNNIS trochdor 38', 'tenis trochador 38'],
  ['tenis zancda', 'tenis zancada'],
  ['tenis rjo 38', 'tenis rojo 38'],
])('with a slip of the finger, %s finds what %s does', async (written, meant) => {
  expect(await found(written)).toEqual({ ids: [id], understood_as: meant })
})

test('what some product has is searched as it is written, with another number or too many slips nothing is found', async () => {
  expect(await found('troch')).toEqual({ ids: [id], understood_as: undefined })
  expect(await found('38 TENIS')).toEqual({ ids: [id], understood_as: undefined })
  for (const written of ['tenis zan-1043', 'tns', 'tenis 3x', 'tenis rj1', 'tenis balonmano'])
    expect(await found(written)).toEqual({ ids: [], understood_as: undefined })
})

test('a word that came since the words were read is none with a slip', async () => {
  await found('tenis')
  const newer = await named('Tenix Nuevo')
  expect(await found('tenix')).toEqual({ ids: [newer], understood_as: undefined })
})

test('a search with words that are right asks nothing about words, one with a strange word asks once', async () => {
  const asked = async (searchText: string) => {
    const { statements } = await watchStatements(app.db)(() =>
      app.ok('online_seller', searchProducts, { query: { searchText } }),
    )
    return statements.filter((sql) => sql.includes(' as word')).length
  }
  await found('tenis')
  expect([await asked('trochador'), await asked('zan1042'), await asked('balonmano')]).toEqual([0, 0, 1])
})
