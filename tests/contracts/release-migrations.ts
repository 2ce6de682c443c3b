// `npm run release:migrations`: records new migrations. Refuses while a released one is edited or missing.
import { writeFileSync } from 'node:fs'
import {
  editedMigrations,
  migrationsInCode,
  MIGRATIONS_RECORD,
  readReleasedMigrations,
} from './migrations-in-code.ts'

const edited = editedMigrations(readReleasedMigrations(), migrationsInCode)
if (edited.length > 0) {
  console.error(`Released migrations must stay as they are:\n  ${edited.join('\n  ')}`)
  process.exitCode = 1
} else {
  writeFileSync(MIGRATIONS_RECORD, `${JSON.stringify(migrationsInCode, null, 2)}\n`)
  console.log('Every migration of the code is on record.')
}
