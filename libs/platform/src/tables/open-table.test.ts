import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'
import { openTable } from './open-table.ts'

async function programOf(source: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'deportivo-reader-'))
  const program = join(folder, 'reader.js')
  await writeFile(program, source)
  return pathToFileURL(program)
}

test('a reader that is stopped in the middle of a line has too much work, which is no failure of ours', async () => {
  const program = await programOf(`
    process.stdout.write('{"columns":["a"]}\\n{"row":2,"cells":["1"]}\\n{"row":3,"cel', () =>
      process.kill(process.pid, 'SIGKILL'))`)
  const seen: object[] = []
  const read = async () => {
    for await (const line of openTable(Readable.from(['x']), program)) seen.push(line)
  }
  await expect(read()).rejects.toThrow('import.too_much_work')
  expect(seen).toEqual([{ columns: ['a'] }, { row: 2, cells: ['1'] }])
}, 30_000)

test('lines are taken one by one, and no more is read than is taken', async () => {
  let pieces = 0
  async function* endless() {
    for (;;) {
      pieces += 1
      yield Buffer.from('primera\nseg')
      yield Buffer.from('unda\n')
    }
  }
  const lines = linesOf(Readable.from(endless()))
  const first = [await lines.next(), await lines.next(), await lines.next()]
  expect(first.map(({ value }) => value as unknown)).toEqual(['primera', 'segunda', 'primera'])
  await lines.return(undefined)
  expect(pieces).toBeLessThan(100)
})
