import { runAlone } from '@deportivo/platform/run-alone'
import { admin } from './service.ts'

await runAlone(admin)
