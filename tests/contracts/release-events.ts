// `npm run release:events`: records new families, types, versions and optional fields. Refuses to change a
// released shape in any other way.
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { incompatibilities } from './compatible.ts'
import { familiesInCode, readReleased, RECORD } from './shapes.ts'

const refused = Object.entries(readReleased()).flatMap(([family, { types, versions }]) => [
  ...types.filter((type) => !familiesInCode[family]?.types.includes(type)).map((type) => `${type} is gone`),
  ...Object.entries(versions).flatMap(([version, { shape }]) =>
    incompatibilities(shape, familiesInCode[family]?.versions[version]?.shape).map(
      (path) => `${family} version ${version} differs at ${path}`,
    ),
  ),
])

if (refused.length > 0) {
  console.error(`Released events must stay readable:\n  ${refused.join('\n  ')}`)
  process.exitCode = 1
} else {
  const text = JSON.stringify(familiesInCode)
  writeFileSync(RECORD, await format(text, { ...(await resolveConfig(RECORD)), filepath: RECORD }))
  console.log('Every event of the code is on record.')
}
