import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg|html)$/

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
    closeBundle() {
      for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const content = readFileSync(path)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
        writeFileSync(`${path}.br`, brotliCompressSync(content, quality))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
