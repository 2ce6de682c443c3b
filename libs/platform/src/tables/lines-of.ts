import type { Readable } from 'node:stream'

/**
 * The lines of a text, each as it arrives: no more is read than is taken. What follows the last line break is a line too,
 * and may be the beginning of one that its writer did not finish.
 */
export async function* linesOf(source: Readable): AsyncGenerator<string> {
  let begun = ''
  for await (const piece of source.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = piece.split('\n')
    begun += first
    for (const other of others) {
      yield begun
      begun = other
    }
  }
  if (begun !== '') yield begun
}
