import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWhenChanged } from './build-when-changed.mjs'
import { exitWith } from './failure.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { ROOT } from './paths.mjs'
import { requireDistributedParts } from './require-distributed-parts.mjs'
import { requireFreePort } from './require-free-port.mjs'
import { runChild } from './run-child.mjs'

const DISTRIBUTED = '--distributed'

/** `npm start` from a fresh checkout to the running product; `--distributed`: one process per service. */
export async function runProduct(args) {
  try {
    const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data')
    await requireFreePort(Number(process.env.PORT || 8080), process.env.HOST || '127.0.0.1', {
      mayBeStopping: existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
    })
    const isDistributed = args.includes(DISTRIBUTED)
    if (isDistributed) requireDistributedParts()
    installWhenChanged()
    await buildWhenChanged()
    if (isDistributed)
      runChild(
        'infra/dist/distributed.js',
        args.filter((arg) => arg !== DISTRIBUTED),
      )
    // It maps its stacks itself, without reading the map of the whole bundle at each start.
    else runChild('services/all-in-one/dist/main.js', args, [])
  } catch (error) {
    exitWith(error)
  }
}
