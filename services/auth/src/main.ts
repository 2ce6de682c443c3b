import { runAlone } from '@deportivo/platform/run-alone'
import { auth } from './service.ts'

await runAlone(auth)
