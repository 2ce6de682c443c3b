import { readFileSync } from 'node:fs'
import { listCities, listDepartments } from '@deportivo/contracts/clients/clients'
import { otherNamesOf } from '@deportivo/lifecycle/place-names'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import earlierNames from './earlier-names.json' with { type: 'json' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const LINE = /^(\d{5}),("[^"]+"|[^,]+),(\d{2}),("[^"]+"|[^,]+),(municipality|area|island)$/

/** DANE's list; its first lines state where it is from. */
function readDane() {
  const text = readFileSync(new URL('divipola-2026-06.csv', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.slice(1).map((line) => {
    const [, code, name = '', department_id, department = '', kind] = LINE.exec(line) ?? []
    if (!kind) throw new Error(`cannot be read: ${line}`)
    return {
      id: Number(code),
      name: name.replaceAll('"', ''),
      department_id: Number(department_id),
      department: department.replaceAll('"', ''),
      kind,
    }
  })
}

const idsFound = async (search: string) =>
  (await app.ok('two', listCities, { query: { search, top: 200 } })).map(({ id }) => id)

test('municipalities have the codes, the names and the departments of the list of the DANE', async () => {
  const dane = readDane()
  const unitsOf = (kind: string) => dane.filter((unit) => unit.kind === kind).length
  expect(['municipality', 'area', 'island'].map(unitsOf)).toEqual([1_103, 18, 1])
  const cities = await app.ok('two', listCities)
  const ours = cities.map(({ id, name, department_id }) => [id, name.toLocaleUpperCase('es'), department_id])
  const theirs = dane.map(({ id, name, department_id }) => [id, name, department_id])
  const byId = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0])
  expect(ours.toSorted(byId)).toEqual(theirs.toSorted(byId))
})

test('departments have the names of the DANE, or are found by them', async () => {
  const departments = await app.ok('two', listDepartments)
  const named = new Map(departments.map(({ id, name }) => [id, [name, ...otherNamesOf(id)].map(plainName)]))
  for (const { department_id, department } of readDane())
    expect(named.get(department_id)).toContain(plainName(department))
})

test('a municipality is found by the name that people use and by the one of before', async () => {
  for (const [name, id] of [
    ['Cúcuta', 54_001],
    ['mompos', 13_468],
    ['Ubaté', 25_843],
    ['tolu viejo', 70_823],
    ['Cali', 76_001],
    ['Mapiripana', 94_343],
    ['Tumaco', 52_835],
  ] as const)
    expect([name, await idsFound(name)]).toEqual([name, expect.arrayContaining([id])])
  expect(await idsFound('Cúcuta')).toEqual([54_001])
  expect(await idsFound('%')).toEqual([])
  const departments = await app.ok('two', listDepartments, { query: { search: 'santa catalina' } })
  expect(departments.map(({ id }) => id)).toEqual([88])
})

test('every earlier name of a municipality still finds it', async () => {
  const known = new Map((await app.ok('two', listCities)).map(({ id, name }) => [id, name]))
  const lost = Object.entries(earlierNames).filter(([code, name]) => {
    const id = Number(code)
    return ![known.get(id) ?? '', ...otherNamesOf(id)].map(plainName).includes(plainName(name))
  })
  expect(lost).toEqual([])
})
