import { existsSync } from 'node:fs'
import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import { expect, it } from 'vitest'
import { incompatibilities } from './compatible.ts'
import { goldenFile } from './golden.ts'
import { familiesInCode, hashOf, readReleased } from './shapes.ts'

const released = readReleased()
const versionsOf = (families: typeof released) =>
  Object.entries(families).flatMap(([family, { versions }]) =>
    Object.entries(versions).map(([version, { hash, shape }]) => ({ family, version, hash, shape })),
  )

it.each(versionsOf(released))('events of $family keep the shape of version $version', (one) => {
  const present = familiesInCode[one.family]?.versions[one.version]?.shape
  const advice =
    `version ${one.version} of '${one.family}' was released and must stay readable: the log keeps such events for ` +
    'ever. Optional fields may be added to it. For anything else put the old shape back under a name of its own, add ' +
    'the new one as the next version with followedBy() in libs/contracts/src/events, then run: npm run release:events'
  expect(incompatibilities(one.shape, present), advice).toEqual([])
})

it.each(Object.entries(released))('no released type of %s is removed', (family, { types }) => {
  expect(familiesInCode[family]?.types).toEqual(expect.arrayContaining(types))
})

it('everything in the code is on record (npm run release:events), with an example of each version', () => {
  expect(familiesInCode).toEqual(released)
  const missing = versionsOf(familiesInCode).filter(
    ({ family, version }) => !existsSync(goldenFile(family, version)),
  )
  expect(missing.map(({ family, version }) => `${family} ${version}`)).toEqual([])
})

it('the record was not edited by hand', () => {
  for (const { hash, shape } of versionsOf(released)) expect(hashOf(shape)).toBe(hash)
})

it.each(Object.entries(EVENT_FAMILIES))(
  'every type of %s begins with the family’s name',
  (family, { types }) => {
    expect(types.filter((type) => familyName(type) !== family)).toEqual([])
  },
)
