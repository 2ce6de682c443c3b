import type { Config } from '@deportivo/platform/config'
import { createClamdScanner } from './clamd.ts'
import { noScanner, type Scanner } from './scanner.ts'

/** The clamd named in the configuration, else no scanner. */
export function chooseScanner({ clamdUrl }: Config): Scanner {
  return clamdUrl ? createClamdScanner(clamdUrl) : noScanner
}
