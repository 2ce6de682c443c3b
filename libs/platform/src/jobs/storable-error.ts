// Control characters but tabs and line ends, which a stack has, and halves of characters. PostgreSQL stores neither
// U+0000 nor the halves; the others garble a log.
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

const storable = (text: string): string => text.replaceAll(UNSTORABLE, '\ufffd')

/**
 * What a job failed with, as every queue can store it: one that cannot be stored leaves its job running, to be done
 * again as that of a worker that died. The same error wherever nothing is replaced.
 */
export function storableError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(storable(String(thrown)), { cause: thrown })
  const [message, stack] = [storable(thrown.message), storable(thrown.stack ?? '')]
  if (message === thrown.message && stack === (thrown.stack ?? '')) return thrown
  const error = new Error(message, { cause: thrown })
  error.name = thrown.name
  error.stack = stack
  return error
}
