import { demoPassword } from '@deportivo/auth/seed/demo-password'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import type { Config } from '@deportivo/platform/config'
import { text } from '@deportivo/texts/text'

export const printLine = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Prints the logins of the demo company, if this installation has it. */
export function printLogins(config: Config): void {
  if (!config.demo) return
  printLine(text('start.logins', { password: demoPassword(config) }))
  for (const profile of PROFILE_IDS)
    printLine(`  ${`${profile}@demo.local`.padEnd(36)} ${text(`profile.${profile}`)}`)
}
