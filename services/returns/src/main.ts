import { runAlone } from '@deportivo/platform/run-alone'
import { returns } from './service.ts'

await runAlone(returns)
