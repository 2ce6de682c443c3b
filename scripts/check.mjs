// `npm run check`: all checks that do not run the product. One line per check; a failed one shows its output.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { exitWith } from './steps/failure.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import { ROOT } from './steps/paths.mjs'

// The longest first: as many run at once as there are processors, and the last to end decides the total time.
const CHECKS = ['lint', 'types', 'bundles', 'unused', 'format', 'walls', 'texts', 'sql', 'words', 'docs']

async function run() {
  installWhenChanged()
  const results = [show('lockfile', lockfileProblems())]
  const waiting = [...CHECKS]
  const takeTurns = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      results.push(show(name, await runScript(`check:${name}`)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  const failed = results.filter((isOk) => !isOk).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function show(name, problems) {
  console.log(problems === '' ? `ok    ${name}` : `FAIL  ${name}\n${problems}`)
  return problems === ''
}

// The command that npm runs, so that `npm run check:lint` and this are the same.
async function runScript(verb) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const child = spawn(scripts[verb], {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return code === 0 ? '' : `${out}${err}`.trimEnd() || `exit code ${code}`
}

// A lockfile with the host of a registry can only be installed from that registry.
function lockfileProblems() {
  return readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => /https?:\/\/|tarball:/.test(line))
    .map(({ line, number }) => `pnpm-lock.yaml:${number} names a host: ${line.trim()}`)
    .join('\n')
}

await run().catch(exitWith)
