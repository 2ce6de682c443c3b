import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * Writes what each test file cost to the file that TEST_COSTS names: vitest's own report leaves out the imports.
 * @public vitest loads it by its path.
 */
export default class CostReporter {
  onTestRunEnd(modules) {
    const file = process.env.TEST_COSTS
    if (file) writeFileSync(file, JSON.stringify([...modules].map(costOf)))
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
