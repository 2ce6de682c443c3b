// Downloads the servers that are Java programs (Kafka, an S3 store) from Maven Central into .cache/, once per
// version. Needs Maven and Java 17.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const pomOf = (part) => join(root, 'infra', part, 'pom.xml')

/** Each has a folder of its name in infra/, with a pom.xml that states its version. */
const PARTS = ['kafka', 's3']

/** Where a part's jars are stored, whether or not they are there yet. */
export function jarsOf(part) {
  const version = new RegExp(`<${part}\\.version>(.+?)<`).exec(readFileSync(pomOf(part), 'utf8'))?.[1]
  return join(root, '.cache', `${part}-${version}`)
}

/** The folder of a part's jars; fetched first when absent. */
export function fetchJars(part) {
  const jars = jarsOf(part)
  if (existsSync(jars)) return jars
  mkdirSync(join(root, '.cache'), { recursive: true })
  const draft = `${jars}.${process.pid}`
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${draft}`]
  const { status } = spawnSync('mvn', ['-q', '-B', '-f', pomOf(part), ...goal], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(
      `The jars of ${part} could not be fetched: is Maven installed, and Maven Central reachable?`,
    )
  }
  renameSync(draft, jars)
  return jars
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const part of PARTS) console.log(fetchJars(part))
