import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '@deportivo/infra/repository'
import { expect } from 'vitest'
import type { Attempt } from './npm-start.ts'

/** Every start builds changed sources; building first avoids its output among the checked lines. */
export function buildFirst(): void {
  const build = "import('./scripts/steps/build-when-changed.mjs').then((step) => step.buildWhenChanged())"
  execFileSync(process.execPath, ['-e', build], { cwd: repositoryRoot(), stdio: 'ignore' })
}

export function expectOneLine({ code, printed }: Attempt, words: string): void {
  expect(printed).toContain(words)
  expect(printed.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}
