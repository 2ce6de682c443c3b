import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decode } from './decoder.ts'

const photo = () => sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
const measure = (bytes: Uint8Array) => decode(() => ({ do: 'measure', bytes }))
const children = () =>
  readdirSync(`/proc/self/task`)
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture.worker'))
/** Of its threads: the 17th field after the name. */
const prioritiesOf = (pid = '') =>
  readdirSync(`/proc/${pid}/task`).map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16],
  )

test('a picture is drawn in several sizes', async () => {
  const source = await photo().png().toBuffer()
  const renditions = [
    { width: 1_280, quality: 80 },
    { width: 100, height: 100, quality: 75 },
  ]
  const drawn = await decode(() => ({ do: 'draw', source, maxPixels: 240_000, renditions }))
  const sizes = await Promise.all((drawn ?? []).map((bytes) => sharp(bytes).metadata()))
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 600, 400],
    ['webp', 100, 100],
  ])
  expect(await decode(() => ({ do: 'draw', source, maxPixels: 239_999, renditions }))).toBeNull()
  expect(await measure(Buffer.from('no picture'))).toBeNull()
})

test.runIf(process.platform === 'linux')(
  'one process of low priority decodes, without our environment, and is replaced when a picture breaks it',
  async () => {
    const bytes = await photo().jpeg().toBuffer()
    expect(await measure(bytes)).toBe(240_000)
    const [pid] = children()
    expect(children()).toHaveLength(1)
    expect(new Set(prioritiesOf(pid))).toEqual(new Set(['15']))
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=')
    const broken = decode(() => {
      process.kill(Number(pid), 'SIGSTOP')
      setTimeout(() => process.kill(Number(pid), 'SIGKILL'), 50)
      return { do: 'measure', bytes }
    })
    expect(await broken).toBeNull()
    expect(await measure(bytes)).toBe(240_000)
    expect(children()).not.toContain(pid)
  },
)
