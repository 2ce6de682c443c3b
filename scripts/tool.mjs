// `npm run verify:stock`, `npm run verify:money`, `npm run rebuild:read`: runs a tool of all-in-one, built first when sources changed.
import { buildWhenChanged } from './steps/build-when-changed.mjs'
import { exitWith, Failure } from './steps/failure.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import { runChild } from './steps/run-child.mjs'

const [tool, ...args] = process.argv.slice(2)

try {
  installWhenChanged()
  const { TOOLS } = await import('./build.mjs')
  if (!TOOLS.includes(tool)) throw new Failure(`Usage: node scripts/tool.mjs <${TOOLS.join(' | ')}>`)
  await buildWhenChanged()
  runChild(`services/all-in-one/dist/${tool}.js`, args)
} catch (error) {
  exitWith(error)
}
