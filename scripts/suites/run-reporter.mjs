import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const LINES_OF_A_REASON = 6

/**
 * Writes the outcome and the cost of each test file to the file that TEST_RUN names. Vitest's own report leaves out
 * the imports, the errors outside of tests, and files whose worker ended.
 * @public vitest loads it by its path.
 */
export default class RunReporter {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  onTestRunEnd(modules, errors) {
    const report = process.env.TEST_RUN
    if (!report) return
    const files = [...modules].map((module) => outcomeOf(module, relative(this.root, module.moduleId)))
    const outside = errors.flatMap((error) => this.#attribute(files, error))
    writeFileSync(report, JSON.stringify({ files, outside }))
  }

  // An error outside of tests belongs to the file whose worker it happened in, where that is known. A worker that
  // ended does not name its file: it is one that was not done.
  #attribute(files, error) {
    const path = error.VITEST_TEST_PATH && relative(this.root, error.VITEST_TEST_PATH)
    const file = error.message.startsWith('[vitest-pool]')
      ? files.find(({ isDone }) => !isDone)
      : files.find((outcome) => outcome.file === path)
    if (!file) return [failure('outside of a test', [error])]
    file.failures.push(failure(`${file.file} > outside of a test`, [error]))
    return []
  }
}

function outcomeOf(module, file) {
  const spent = module.diagnostic()
  const tests = [...module.children.allTests()]
  const named = (state) => tests.filter((test) => test.result().state === state)
  return {
    file,
    passed: named('passed').length,
    failed: named('failed').length,
    skipped: [...named('skipped'), ...named('pending')].map((test) => test.fullName),
    // False, too, of a file that was begun and whose worker ended.
    isDone: ['passed', 'failed', 'skipped'].includes(module.state()),
    failures: failuresOf(module, file),
    tests: tests.length,
    imports: spent.collectDuration,
    setUp: spent.environmentSetupDuration + spent.prepareDuration + spent.setupDuration,
    // Hooks are part of it.
    run: spent.duration,
  }
}

/** Of a file that could not be loaded, of its suites' hooks, and of its tests. */
function failuresOf(module, file) {
  const groups = [...module.children.allSuites()].map((suite) => [suite.fullName, suite.errors()])
  const tests = [...module.children.allTests('failed')].map((test) => [test.fullName, test.result().errors])
  return [['', module.errors()], ...groups, ...tests]
    .filter(([, errors]) => errors.length > 0)
    .map(([name, errors]) => failure([file, name].filter(Boolean).join(' > '), errors))
}

const failure = (where, errors) => ({
  where,
  why: errors
    .flatMap(({ message, stack = '' }) => [...message.split('\n'), ...placesIn(stack)])
    .slice(0, LINES_OF_A_REASON),
})

const placesIn = (stack) =>
  stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
