// `npm run check:bundles`: the build of the console fails when it exceeds its size limits.
import { buildWhenChanged } from './steps/build-when-changed.mjs'
import { exitWith } from './steps/failure.mjs'

await buildWhenChanged().catch(exitWith)
