// More unstable files in one run are a fault of the product or of the suite, and not of a moment.
const MOST_UNSTABLE = 3

/**
 * The last lines of a run of all its suites, and whether it passed. With `isStrict` a skipped test is a failed one.
 * What was unstable is listed and counts as passed, up to three files.
 */
export function reportLines({ passed, failed, skipped, failures, unstable }, { isStrict }) {
  const isTooUnstable = unstable.length > MOST_UNSTABLE
  const broken = failed + (isStrict ? skipped.length : 0) + (isTooUnstable ? unstable.length : 0)
  const rest = !isStrict && skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  const lines = [
    ...failures.flatMap(({ suite, where, why }) => [
      `FAILED ${suite}: ${where}`,
      ...why.map((line) => `    ${line}`),
    ]),
    ...skipped.map((name) => `SKIPPED ${name}`),
    ...(isStrict && skipped.length > 0 ? ['REQUIRE_ALL=1: each of these counts as failed.'] : []),
    ...unstable.flatMap(({ failures }) => failures).map(({ where, why }) => `UNSTABLE ${where}: ${why[0]}`),
    ...(isTooUnstable ? [`More than ${MOST_UNSTABLE} unstable files: each of them counts as failed.`] : []),
    `${passed} passed, ${broken} failed${rest}`,
  ]
  return { lines, isPassed: broken === 0 }
}
