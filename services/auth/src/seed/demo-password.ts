import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '@deportivo/platform/config'
import { storedSecret } from '@deportivo/platform/stored-secret'

// Without letters that look like digits: it is read from a terminal and typed.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The password of the demo company: of the settings, else made at the first start and stored in the data folder. */
export function demoPassword(config: Pick<Config, 'dataDir' | 'demoPassword'>): string {
  return (
    config.demoPassword ??
    storedSecret(join(config.dataDir, 'demo-password'), () => [group(), group(), group()].join('-'))
  )
}
