/** A refused start with a reason the user can act on: `message` is one line, to be shown without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** The code of a system error (`ENOSPC`, `EACCES`, …); undefined for any other failure. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
