import { runAlone } from '@deportivo/platform/run-alone'
import { catalogue } from './service.ts'

await runAlone(catalogue)
