// `npm run release:events`: puts the versions of events that are new on record. What is on record stays as it is.
import { writeFileSync } from 'node:fs'
import { readReleased, RECORD, versionsInCode } from './shapes.ts'

const { events, shapes } = readReleased()
for (const { type, version, shape, hash } of versionsInCode()) {
  const released = (events[type] ??= {})
  if (released[version] !== undefined) continue
  released[version] = hash
  shapes[hash] = shape
  console.log(`${type} version ${version} is released`)
}
writeFileSync(RECORD, `${JSON.stringify({ events, shapes }, null, 2)}\n`)
