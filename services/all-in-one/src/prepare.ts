import { readConfig } from '@deportivo/platform/config'
import { prepareOnce } from '@deportivo/platform/run'
import { createLog, withSettings } from '@deportivo/platform/run-alone'
import { printLogins } from './print-logins.ts'
import { fillFirstData } from './first-data.ts'
import { ALL_SERVICES } from './services.ts'

// Runs once before the services of a full deployment: migrates all schemas and fills the first data.
await withSettings(async () => {
  const config = readConfig(process.env, process.argv.slice(2))
  await prepareOnce(ALL_SERVICES, config, {
    log: createLog(config.logLevel, 'prepare'),
    prepare: fillFirstData,
  })
  printLogins(config)
})
