// `npm start`. This file must load on any version of Node, to report which one is needed; the rest is in steps/.
const found = process.versions.node.split('.').map(Number)
const isFit = (found[0] === 20 && found[1] >= 20) || (found[0] === 22 && found[1] >= 12) || found[0] >= 23

if (isFit) {
  import('./steps/run-product.mjs').then((steps) => steps.runProduct(process.argv.slice(2)))
} else {
  console.error(
    `Node ${process.versions.node} is not supported: install Node 20.20 or newer of 20, 22.12 or newer of 22, or 24.`,
  )
  process.exit(1)
}
