import { runAlone } from '@deportivo/platform/run-alone'
import { live } from './service.ts'

await runAlone(live)
