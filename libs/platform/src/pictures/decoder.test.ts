import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { decode } from './decoder.ts'

// The decoder's low priority makes it wait for everything else that a busy machine does.
vi.setConfig({ testTimeout: 60_000 })

const photo = () => sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
const measure = (bytes: Uint8Array) => decode(() => ({ do: 'measure', bytes }))
const commandOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
const children = () =>
  readdirSync(`/proc/self/task`)
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid && commandOf(pid).includes('picture.worker'))

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

test('a JPEG that lacks its end is drawn, and one that lacks a part of the picture is not', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, at) => (at * 7_919) % 251))
  const picture = sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
  const drawn = (source: Buffer) =>
    decode(() => ({ do: 'draw', source, maxPixels: 240_000, renditions: [{ width: 60, quality: 80 }] }))
  for (const progressive of [false, true]) {
    const whole = await picture.clone().jpeg({ progressive }).toBuffer()
    const expected = await drawn(whole)
    expect(expected).toHaveLength(1)
    expect(await drawn(whole.subarray(0, -2))).toEqual(expected)
    expect(await drawn(whole.subarray(0, -1))).toEqual(expected)
    expect(await drawn(whole.subarray(0, whole.length / 2))).toBeNull()
    expect(await drawn(whole.subarray(0, 700))).toBeNull()
    const grey = (bytes: Buffer) => decode(() => ({ do: 'grey', bytes, side: 8 }))
    expect(await grey(whole.subarray(0, -2))).toEqual(await grey(whole))
    expect(await grey(whole.subarray(0, whole.length / 2))).toBeNull()
  }
  expect(await drawn((await picture.clone().png().toBuffer()).subarray(0, -2_000))).toBeNull()
})

const onLinux = test.runIf(process.platform === 'linux')

/** The process that measures ends while it does. */
const measureUnder = (bytes: Uint8Array, signal: NodeJS.Signals) =>
  decode(() => {
    const [pid] = children()
    process.kill(Number(pid), 'SIGSTOP')
    setTimeout(() => {
      process.kill(Number(pid), signal)
      process.kill(Number(pid), 'SIGCONT')
    }, 50)
    return { do: 'measure', bytes }
  })

onLinux('one process of low priority decodes, without our environment', async () => {
  expect(await measure(await photo().jpeg().toBuffer())).toBe(240_000)
  const [pid] = children()
  expect(children()).toHaveLength(1)
  expect(getPriority(Number(pid))).toBe(15)
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('PATH=')
})

onLinux('a picture is decoded again when its process is killed, as for lack of memory', async () => {
  const bytes = await photo().jpeg().toBuffer()
  expect(await measure(bytes)).toBe(240_000)
  const [pid] = children()
  expect(await measureUnder(bytes, 'SIGKILL')).toBe(240_000)
  expect(children()).not.toContain(pid)
})

onLinux('a picture is not called unreadable because the decoder is stopped with the server', async () => {
  const bytes = await photo().jpeg().toBuffer()
  expect(await measure(bytes)).toBe(240_000)
  await expect(measureUnder(bytes, 'SIGTERM')).rejects.toThrow('was stopped')
})
