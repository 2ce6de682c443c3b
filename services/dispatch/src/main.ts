import { runAlone } from '@deportivo/platform/run-alone'
import { dispatch } from './service.ts'

await runAlone(dispatch)
