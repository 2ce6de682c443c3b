// `npm run new:slice <service> <act> [topic]`: the files that a new act begins with, and a test that fails until it holds.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitWith, Failure } from './steps/failure.mjs'
import { ROOT } from './steps/paths.mjs'

const KEBAB = /^[a-z]+(-[a-z]+)+$/

/** The files of a slice: path → text. */
function sliceFiles(service, act, topic = act.split('-').at(-1)) {
  const names = {
    service,
    camel: camelCase(act),
    sentence: act.replaceAll('-', ' '),
    key: act.replaceAll('-', '_'),
  }
  const server = `services/${service}/src/${topic}/${act}`
  const view = `console/src/features/${service}/${act}-button`
  return {
    [`${server}.ts`]: routeFile(names),
    [`${server}.db.test.ts`]: routeTest(names),
    [`${view}.tsx`]: buttonFile(names),
    [`${view}.test.tsx`]: buttonTest(names),
  }
}

const routeFile = ({ service, camel, key }) => `import { ${camel} } from '@deportivo/contracts/${service}'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

export const ${camel}Route: Routes = (app, deps) =>
  change(app, deps, ${camel}, async ({ params, body, actor, trx }) => {
    return said('${service}.${key}', null)
  })
`

const routeTest = ({
  service,
  camel,
  sentence,
}) => `import { ${camel} } from '@deportivo/contracts/${service}'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})

afterAll(() => shop.stop())

it('${sentence}: say as a sentence of the shop what holds afterwards', async () => {
  await shop.ok('two', ${camel}, {})
  expect.fail('not said yet')
})
`

const buttonFile = ({ service, camel, key }) => `import { Button } from '@blueprintjs/core'
import { ${camel} } from '@deportivo/contracts/${service}'
import { useCallback } from 'react'
import { call } from '../../shared/net/call.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'

export function ${camel[0].toUpperCase()}${camel.slice(1)}Button({ id }: { id: number }) {
  const say = useTexts()
  const act = useCallback((order: number) => call(${camel}, { params: { id: order } }), [])
  const { run, isRunning } = useChange(act)
  return <Button text={say('action.${key}')} loading={isRunning} onClick={() => void run(id)} />
}
`

const buttonTest = ({ sentence }) => `import { expect, it } from 'vitest'

it('${sentence} is offered only where the order allows it', () => {
  expect.fail('not said yet')
})
`

function camelCase(act) {
  return act.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

function write(files) {
  const taken = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
  if (taken.length > 0) throw new Failure(`Already there: ${taken.join(', ')}. Nothing was written.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(`wrote ${path}`)
  }
}

try {
  const [service, act, topic] = process.argv.slice(2)
  if (!service || !existsSync(join(ROOT, 'services', service)) || !KEBAB.test(act ?? '')) {
    throw new Failure(
      'Usage: npm run new:slice <service> <verb-noun> [topic], as in: npm run new:slice dispatch validate-payment board',
    )
  }
  write(sliceFiles(service, act, topic))
  console.log(
    `Next: its contract in libs/contracts/src/${service}.ts and routes.ts, its texts in libs/texts, and its route in services/${service}/src/service.ts.`,
  )
} catch (error) {
  exitWith(error)
}
