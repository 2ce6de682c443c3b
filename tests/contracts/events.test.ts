import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenFile } from './golden.ts'
import { hashOf, readReleased, versionsInCode } from './shapes.ts'

const released = readReleased()
const inCode = versionsInCode()
const onRecord = Object.entries(released.events).flatMap(([type, versions]) =>
  Object.entries(versions).map(([version, hash]) => ({ type, version: Number(version), hash })),
)

it.each(onRecord)('$type keeps the shape in which its version $version was released', (one) => {
  const found = inCode.find(({ type, version }) => type === one.type && version === one.version)
  const advice =
    `${one.type} version ${one.version} was released and must stay readable: the log holds such events for ever. ` +
    'Put its shape back under a name of its own, add the new one as the next version with followedBy() in ' +
    'libs/contracts/src/events/events.ts, then run: npm run release:events'
  expect(found?.shape, advice).toEqual(released.shapes[one.hash])
})

it('every version in the code is on record (npm run release:events), with an example of it kept', () => {
  const name = ({ type, version }: { type: string; version: number }) => `${type} ${version}`
  expect(inCode.map(name).toSorted()).toEqual(onRecord.map(name).toSorted())
  expect(inCode.filter(({ type, version }) => !existsSync(goldenFile(type, version))).map(name)).toEqual([])
})

it('nobody rewrote the record by hand', () => {
  for (const [hash, shape] of Object.entries(released.shapes)) expect(hashOf(shape)).toBe(hash)
})
