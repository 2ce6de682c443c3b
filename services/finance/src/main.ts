import { runAlone } from '@deportivo/platform/run-alone'
import { finance } from './service.ts'

await runAlone(finance)
