import type { Config } from '@deportivo/platform/config'
import { createClamdScanner } from './clamd.ts'
import { noScanner, type Scanner } from './scanner.ts'

/** A clamd where configuration names one, else none. */
export function chooseScanner({ clamdUrl }: Config): Scanner {
  return clamdUrl ? createClamdScanner(clamdUrl) : noScanner
}
