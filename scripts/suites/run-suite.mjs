import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps/paths.mjs'

// More broken files than this have one cause: a second run of each would only take time.
const MOST_SECOND_RUNS = 10

const isBroken = ({ isDone, failed, failures }) => !isDone || failed > 0 || failures.length > 0

/**
 * Runs the test files of a suite, and each that failed once more, alone, in a process of its own after the others.
 * The outcome of a second run that passed stands for the file, which is then listed as unstable with its first
 * failures. `vitest` is { args, report, env }: the arguments of `vitest run`, the file for its report, and
 * variables beside those of this process; `output` is 'ignore' for a run that prints nothing.
 */
export async function runSuite(name, vitest) {
  const first = await runFiles(vitest, [])
  const broken = first.files.filter(isBroken)
  const again = new Map()
  if (broken.length <= MOST_SECOND_RUNS)
    for (const { file } of broken) again.set(file, await secondRun(vitest, file))
  return outcomeOf(name, first, again)
}

async function secondRun(vitest, file) {
  if (vitest.output !== 'ignore') console.log(`\nOnce more, alone: ${file}`)
  const { files, outside } = await runFiles(vitest, [file])
  const outcome = files.find((each) => each.file === file)
  return outcome && outside.length === 0 && !isBroken(outcome) ? outcome : undefined
}

async function runFiles({ args, report, env, output = 'inherit' }, names) {
  rmSync(report, { force: true })
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = `--reporter=${join(ROOT, 'scripts', 'suites', 'run-reporter.mjs')}`
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...names, ...args, '--passWithNoTests', '--reporter=default', reporter],
    { cwd: ROOT, stdio: ['ignore', output, output], env: { ...process.env, ...env, TEST_RUN: report } },
  )
  const [code] = await once(child, 'exit')
  const { files, outside } = readReport(report)
  // A run without a failed test can still fail, for example when it ends before its report.
  const isUnexplained = code !== 0 && outside.length === 0 && !files.some(isBroken)
  const unexplained = isUnexplained ? [{ where: 'the run itself', why: [`vitest ended with ${code}`] }] : []
  return { files, outside: [...outside, ...unexplained] }
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    // No report, or an incomplete one: the exit code decides.
    return { files: [], outside: [] }
  }
}

function outcomeOf(name, { files, outside }, again) {
  const final = files.map((first) => again.get(first.file) ?? first)
  const broken = final.filter(isBroken)
  const inSuite = (part) => ({ suite: name, ...part })
  return {
    passed: sum(final.map(({ passed }) => passed)),
    // A file whose tests passed or never ran, but which failed itself, is one failure.
    failed: sum(broken.map(({ failed }) => failed || 1)) + outside.length,
    skipped: final.flatMap((file) => file.skipped.map((test) => `${name}: ${file.file} > ${test}`)),
    failures: [...outside, ...broken.flatMap(reasonsOf)].map(inSuite),
    unstable: files
      .filter(({ file }) => again.get(file))
      .map((first) => inSuite({ file: first.file, failures: reasonsOf(first).map(inSuite) })),
    files,
  }
}

const reasonsOf = ({ file, failures, isDone }) =>
  failures.length > 0 || isDone ? failures : [{ where: file, why: ['its worker ended before it did'] }]

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
