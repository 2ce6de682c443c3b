import { writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
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

// Before anything of the benchmark runs.
const [LOAD = 0] = loadavg()

/** Machine, versions and data; needs a running database. */
export async function surroundingsOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: [{ server_version: string }] }>('show server_version')
  const [cpu] = cpus()
  return [
    `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`,
    `- Load of the machine before the run: ${LOAD.toFixed(1)}`,
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
its other load; shares of the baseline are comparable. Statements and round trips are those of the request, without those
of the consumers of its events, and counted in a pass of their own. What the product survives is in [faults](faults.md).`

/** Writes a page: what it is about, and the table. */
export async function writeTable(
  path: string,
  about: readonly string[],
  lines: readonly Line[],
): Promise<void> {
  const rows = lines.map((line) => `| ${line.what} | ${line.measured} | ${line.target} | ${verdict(line)} |`)
  await writeFile(
    path,
    [...about, '| What | Measured | Target | |', '|---|---|---|---|', ...rows, ''].join('\n'),
  )
}

/** Writes docs/benchmarks.md: the table, and how to repeat the measurement. */
export async function writePage(
  path: string,
  lines: readonly Line[],
  { command, surroundings }: { command: string; surroundings: readonly string[] },
): Promise<void> {
  const about = ['# Benchmarks', '', `Made by \`${command}\`. ${EXPLAINED}`, '', ...surroundings, '']
  await writeTable(path, about, lines)
}
