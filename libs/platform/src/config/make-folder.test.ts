import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

it('makes a folder with those above it, and leaves one that is there', async () => {
  const top = await mkdtemp(join(tmpdir(), 'deportivo-folder-'))
  const folder = join(top, 'a', 'b')
  await makeFolder(folder, 0o700)
  await makeFolder(folder, 0o700)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await writeFile(join(folder, 'file'), '')
  await expect(makeFolder(join(folder, 'file'), 0o700)).rejects.toThrow('EEXIST')
  await rm(top, { recursive: true })
})

it.runIf(existsSync('/proc'))('fails where a folder cannot be made', async () => {
  await expect(makeFolder('/proc/deportivo/data', 0o700)).rejects.toThrow('ENOENT')
})
