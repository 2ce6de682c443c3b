import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Knex } from 'knex'
import { CLIENTS, PRODUCTS, SIZES, STORES } from '../data/fill-shop.ts'
import { ORDERS } from '../settings.ts'
import type { Line } from './line.ts'

const verdict = (line: Line) => (line.isReached ? '' : 'falls short')

export function printTable(lines: readonly Line[]): void {
  const columns = lines.map((line) => [line.what, line.measured, line.target, verdict(line)])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...columns.map((row) => row[column]?.length ?? 0)))
  for (const row of columns)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
}

/** Machine, versions and data; needs a running database. */
export async function surroundingsOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: [{ server_version: string }] }>('show server_version')
  const [cpu] = cpus()
  return [
    `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`,
    `- Node ${process.versions.node}, PostgreSQL ${rows[0].server_version} (embedded, fsync on), product in one process, production build`,
    `- Data: ${PRODUCTS.toLocaleString('en-US')} products × ${SIZES.length} sizes × ${STORES} stores, ${ORDERS.toLocaleString('en-US')} orders × 3 lines, ${CLIENTS.toLocaleString('en-US')} clients`,
  ]
}

const EXPLAINED = `The baseline ("floor") is a bare Fastify route with the same minimal SQL over the same tables of the same PostgreSQL
(\`tests/bench/floor\`): prepared statements, no guard, no validation, no idempotency, no reply filter, no event consumers.
It is measured in the same run, alternating with the product, which is idle meanwhile. The load comes from a third process
over keep-alive connections; each connection sends its next request when the previous response has arrived, and the
content of every response is checked. Nothing of the product is switched off: permissions, validation, idempotency keys,
the reply filter and the projections of its events are part of its figures. Absolute figures depend on the machine and on
its other load; shares of the baseline are comparable.`

/** Writes docs/benchmarks.md: the table, and how to repeat the measurement. */
export async function writePage(
  path: string,
  lines: readonly Line[],
  { command, surroundings }: { command: string; surroundings: readonly string[] },
): Promise<void> {
  const rows = lines.map((line) => `| ${line.what} | ${line.measured} | ${line.target} | ${verdict(line)} |`)
  const page = [
    '# Benchmarks',
    '',
    `Made by \`${command}\`. ${EXPLAINED}`,
    '',
    ...surroundings,
    '',
    '| What | Measured | Target | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
  await writeFile(path, page.join('\n'))
}
