import type { FileCost } from './test-costs.mjs'

export interface Failure {
  suite: string
  where: string
  /** The first lines of the message, then of the stack. */
  why: string[]
}

export interface Unstable {
  suite: string
  file: string
  failures: Failure[]
}

export interface Results {
  passed: number
  failed: number
  skipped: string[]
  failures: Failure[]
  unstable: Unstable[]
}

export interface SuiteOutcome extends Results {
  files: FileCost[]
}

export interface Vitest {
  args: string[]
  report: string
  env: Record<string, string>
  output?: 'inherit' | 'ignore'
}

export function runSuite(name: string, vitest: Vitest): Promise<SuiteOutcome>
