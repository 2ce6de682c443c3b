import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isInstalled } from '../../scripts/steps/install-when-changed.mjs'

it('packages that were copied without the links of the workspaces are not installed', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'deportivo-copy-'))
  await mkdir(join(copy, 'node_modules'))
  await writeFile(join(copy, 'node_modules', '.deportivo-install'), 'this state')
  expect(isInstalled(copy, 'this state')).toBe(false)
  const link = join(copy, 'services', 'all-in-one', 'node_modules', '@deportivo', 'platform')
  await mkdir(link, { recursive: true })
  await writeFile(join(link, 'package.json'), '{}')
  expect(isInstalled(copy, 'this state')).toBe(true)
  expect(isInstalled(copy, 'another state')).toBe(false)
  await rm(copy, { recursive: true })
})
