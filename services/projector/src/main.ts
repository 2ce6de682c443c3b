import { runAlone } from '@deportivo/platform/run-alone'
import { projector } from './service.ts'

await runAlone(projector)
