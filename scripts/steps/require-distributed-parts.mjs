import { fetchJars } from '../fetch-jars.mjs'
import { Failure } from './failure.mjs'
import { findProgram, whyNoJars } from './machine.mjs'

/** Fetches what `start:distributed` runs beside the services; refuses with one line when the machine lacks a part. */
export function requireDistributedParts() {
  if (!process.env.REDIS_URL && !findProgram('redis-server'))
    throw new Failure(
      'start:distributed needs Redis (Debian: apt-get install redis-server), or REDIS_URL of a running one.',
    )
  if (process.env.KAFKA_BROKERS) return
  const why = whyNoJars('kafka')
  if (why) throw new Failure(`start:distributed ${why}, or KAFKA_BROKERS of a running one.`)
  try {
    fetchJars('kafka')
  } catch (error) {
    throw new Failure(error.message)
  }
}
