import { expect, it } from 'vitest'
import { startDaemon } from './daemon.ts'

it('a program that ends without reading its input is reported by its exit', async () => {
  // More than a pipe holds: writing it fails once nothing reads.
  const input = 'x'.repeat(1_000_000)
  const options = { program: 'false', args: [], input, ready: /never/, log: () => undefined }
  await expect(startDaemon(options)).rejects.toThrow('false did not start: 1')
})
