import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './paths.mjs'

const LINES_OF_A_REASON = 6

/**
 * Writes what each test file cost and what failed to the file that TEST_RUN names. Vitest's own report leaves out
 * the imports and the errors outside of tests.
 * @public vitest loads it by its path.
 */
export default class RunReporter {
  onTestRunEnd(modules, errors) {
    const file = process.env.TEST_RUN
    if (!file) return
    const failures = [
      ...[...modules].flatMap(failuresOf),
      ...errors.map((error) => failure('outside of a test', [error])),
    ]
    writeFileSync(file, JSON.stringify({ files: [...modules].map(costOf), failures }))
  }
}

function costOf(module) {
  const spent = module.diagnostic()
  return {
    file: relative(ROOT, module.moduleId),
    tests: [...module.children.allTests()].length,
    imports: spent.collectDuration,
    setUp: spent.environmentSetupDuration + spent.prepareDuration + spent.setupDuration,
    // Hooks are part of it.
    run: spent.duration,
  }
}

/** Of a file that could not be loaded, of its suites' hooks, and of its tests. */
function failuresOf(module) {
  const file = relative(ROOT, module.moduleId)
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
