import { spawnSync } from 'node:child_process'
import { jarsOf } from '../fetch-jars.mjs'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program; undefined when it is not installed. */
export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isRunnable)
}

/** A Chromium that tests can drive: CHROME_BIN, or an installed one. The one without windows opens a page three times as fast. */
export function findChromium() {
  const given = process.env.CHROME_BIN
  if (given) return isRunnable(given) ? given : undefined
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(findProgram)
    .find(Boolean)
}

/** Why Kafka cannot run here; undefined when it can. */
export function whyNoKafka() {
  if (process.env.KAFKA_BROKERS || hasDocker()) return undefined
  return whyNoKafkaJars()
}

/** Why Redis cannot run here; undefined when it can. */
export function whyNoRedis() {
  if (process.env.REDIS_URL || findProgram('redis-server') || hasDocker()) return undefined
  return 'needs Redis (Debian: apt-get install redis-server), Docker, or REDIS_URL'
}

/** What can only run in a container here: the rest is started as plain programs, which is faster. */
export function containedParts() {
  const parts = []
  if (!process.env.KAFKA_BROKERS && whyNoKafkaJars()) parts.push('kafka')
  if (!process.env.REDIS_URL && !findProgram('redis-server')) parts.push('redis')
  return parts
}

/** Why no S3 server can run here; undefined when one can. */
export function whyNoS3() {
  return whyNoJars('s3')
}

/** Why no virus scanner can run here; undefined when one can. */
export function whyNoClamd() {
  return findProgram('clamd') ? undefined : 'needs clamd (Debian: apt-get install clamav-daemon)'
}

function whyNoKafkaJars() {
  const why = whyNoJars('kafka')
  return why && `${why}, Docker, or KAFKA_BROKERS`
}

/** Why a server of the jars of this part can neither run nor be fetched here; undefined when it can. */
export function whyNoJars(part) {
  if (javaVersion() < 17) return 'needs Java 17 (Debian: apt-get install openjdk-17-jre-headless)'
  if (!existsSync(jarsOf(part)) && !findProgram('mvn'))
    return `needs Maven to fetch the jars of ${part} (Debian: apt-get install maven)`
  return undefined
}

// The client alone is not enough: an engine must be running.
function hasDocker() {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
}

/** Why no browser can be driven here; undefined when one can. */
export function whyNoChromium() {
  return findChromium()
    ? undefined
    : 'needs Chromium (Debian: apt-get install chromium-headless-shell), or CHROME_BIN'
}

function javaVersion() {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
