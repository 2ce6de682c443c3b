// `npm run release:calls`: records the calls as reviewed. One that breaks a client is recorded with `-- --breaking` alone.
import { writeFileSync } from 'node:fs'
import { breaks, presentCalls, RECORD, reviewedCalls } from './calls.ts'

const broken = breaks(reviewedCalls(), presentCalls())

if (broken.length > 0) console.error(`Clients rely on what changes here:\n  ${broken.join('\n  ')}`)
if (broken.length > 0 && !process.argv.includes('--breaking')) process.exitCode = 1
else {
  writeFileSync(RECORD, `${presentCalls().join('\n')}\n`)
  console.log('Every call is on record.')
}
