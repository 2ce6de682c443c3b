import { demoPassword } from '@deportivo/auth/seed/demo-password'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import type { Config } from '@deportivo/platform/config'
import { text } from '@deportivo/texts/text'

export const printLine = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Tells whoever started it whom one can sign in as, where the demo company lives. */
export function printLogins(config: Config): void {
  if (!config.demo) return
  printLine(text('start.logins', { password: demoPassword(config) }))
  for (const profile of PROFILE_IDS)
    printLine(`  ${`${profile}@demo.local`.padEnd(36)} ${text(`profile.${profile}`)}`)
}
