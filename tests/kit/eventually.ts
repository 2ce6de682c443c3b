import { vi } from 'vitest'

// Longer than a busy machine pauses a process, a consumer or a connection; a quick machine never waits for it.
const PATIENCE_MS = 30_000

/** Repeats an assertion until it holds, and fails with its last failure. Returns what it returned. */
export const eventually = <Result>(
  assertion: () => Result | Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> => vi.waitFor(assertion, { timeout: patienceMs, interval: 20 })
