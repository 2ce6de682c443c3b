import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg|html|wasm)$/

// The best: seconds of a build, against 24 KB of each first load.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, BROTLI),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes .br and .gz beside each text file once, so that the server never compresses while serving. */
export function precompress(): Plugin {
  let dist = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      // Resolved: a build may be asked to write elsewhere by a whole path.
      dist = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      // A build that failed wrote nothing: its own error is the one to read.
      if (!existsSync(dist)) return
      const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      const texts = files.filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
      await Promise.all(texts.map(({ parentPath, name }) => writeCompressed(join(parentPath, name))))
    },
  }
}
