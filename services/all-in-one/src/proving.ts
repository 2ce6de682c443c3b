import { CannotStart } from '@deportivo/infra/embedded/cannot-start'
import { findDatabase } from '@deportivo/infra/embedded/find-database'
import { readConfig, SettingError } from '@deportivo/platform/config'
import { connect, type Knex } from '@deportivo/platform/db/connect'

/** The output lists at most so many differences; their number is always printed. */
const MOST_LINES = 50

// Who reads the first lines only, as `head` does, closes the output: the proof goes on for its exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints the differences that a proof found, and what they come to. Returns whether there are none. */
export function printProof<Difference>(
  { differences }: { differences: readonly Difference[] },
  { lineOf, proved, wrong }: { lineOf: (one: Difference) => string; proved: string; wrong: string },
): boolean {
  for (const difference of differences.slice(0, MOST_LINES)) printLine(lineOf(difference))
  printLine(differences.length === 0 ? proved : `${differences.length} ${wrong}`)
  return differences.length === 0
}

/** A proof on a database: it prints what it found, and returns whether everything is right. */
export type Verification = (db: Knex) => Promise<boolean>

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_SCHEMA = '3F000'
const NO_ROLE = '22023'

function explained(error: unknown, subject: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === UNDEFINED_TABLE || code === UNDEFINED_SCHEMA || code === NO_ROLE)
    return `There is no ${subject} to verify yet: start the product on this database first.`
  if (error instanceof CannotStart || error instanceof SettingError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function verify(url: string, verifications: readonly Verification[]): Promise<boolean> {
  const db = connect({ url, as: 'application', poolMax: 1 })
  try {
    let isRight = true
    for (const verification of verifications) isRight = (await verification(db)) && isRight
    return isRight
  } finally {
    await db.destroy()
  }
}

/** Verifies the database of the settings, beside a running server or without one; the exit code is 1 where it is wrong. */
export async function runVerifications(
  subject: string,
  verifications: readonly Verification[],
): Promise<void> {
  try {
    const database = await findDatabase(readConfig(process.env))
    try {
      process.exitCode = (await verify(database.url, verifications)) ? 0 : 1
    } finally {
      await database.stop()
    }
  } catch (error) {
    process.stderr.write(`Nothing was verified: ${explained(error, subject)}\n`)
    process.exitCode = 1
  }
}
