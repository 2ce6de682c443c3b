import { findDatabase } from '@deportivo/infra/embedded/find-database'
import { readConfig } from '@deportivo/platform/config'
import { rebuildReadModels, type Rebuilt } from '@deportivo/projector/rebuild/rebuild'

// `npm run rebuild:read`, beside a running server or without one, given the same DATA_DIR or DATABASE_URL.
const printLine = (line: string) => process.stdout.write(`${line}\n`)

async function rebuild(): Promise<Rebuilt> {
  const database = await findDatabase(readConfig(process.env))
  try {
    return await rebuildReadModels(database.url)
  } finally {
    await database.stop()
  }
}

try {
  const began = Date.now()
  const { events, differences } = await rebuild()
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  printLine(`Boards and reports were made anew from ${events} events in ${seconds} s.`)
  printLine(differences === 0 ? 'Every row was right before.' : `${differences} rows were wrong before.`)
} catch (error) {
  printLine(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
