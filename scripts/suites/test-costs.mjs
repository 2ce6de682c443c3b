const SLOWEST = 10

const sum = (costs, part) => costs.reduce((total, cost) => total + cost[part], 0)
const inAll = ({ imports, setUp, run }) => imports + setUp + run
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** The printed cost of a suite, in all and by its slowest files. The parts add up over parallel workers. */
export function costLines({ name, elapsed, files }) {
  const slowest = files.toSorted((a, b) => inAll(b) - inAll(a)).slice(0, SLOWEST)
  return [
    `${name}: ${seconds(elapsed)}, ${sum(files, 'tests')} tests in ${files.length} files (tests ${seconds(sum(files, 'run'))}, imports ${seconds(sum(files, 'imports'))}, set-up ${seconds(sum(files, 'setUp'))})`,
    ...slowest.map(
      (cost) =>
        `${seconds(inAll(cost)).padStart(9)}  ${cost.file} (${cost.tests} tests, imports ${seconds(cost.imports)})`,
    ),
  ]
}
