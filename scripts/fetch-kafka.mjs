// Brings Kafka's jars from Maven Central into .cache/, once per version. Needs Maven and Java 17.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const pom = join(root, 'infra', 'kafka', 'pom.xml')

/** Where the jars are kept, whether or not they are there yet. */
export function kafkaJars() {
  const version = /<kafka\.version>(.+?)</.exec(readFileSync(pom, 'utf8'))?.[1]
  return join(root, '.cache', `kafka-${version}`)
}

/** The folder of the jars; fetched first when absent. */
export function fetchKafka() {
  const jars = kafkaJars()
  if (existsSync(jars)) return jars
  mkdirSync(join(root, '.cache'), { recursive: true })
  const draft = `${jars}.${process.pid}`
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${draft}`]
  const { status } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error("Kafka's jars could not be fetched: is Maven installed, and Maven Central reachable?")
  }
  renameSync(draft, jars)
  return jars
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(fetchKafka())
