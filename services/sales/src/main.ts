import { runAlone } from '@deportivo/platform/run-alone'
import { sales } from './service.ts'

await runAlone(sales)
