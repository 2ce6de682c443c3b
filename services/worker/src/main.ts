import { runAlone } from '@deportivo/platform/run-alone'
import { worker } from './service.ts'

await runAlone(worker)
