// `npm run check:bundles`: what the console may weigh (console/build/keep-budget.ts) is kept by its build, or it fails.
import { buildWhenChanged } from './steps/build-when-changed.mjs'
import { exitWith } from './steps/failure.mjs'

await buildWhenChanged().catch(exitWith)
