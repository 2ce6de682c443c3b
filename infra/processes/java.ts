import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../embedded/cannot-start.ts'
import { repositoryRoot } from '../repository.ts'

type JavaPart = 'kafka' | 's3'

/** The folder with the jars of a Java part, which `scripts/fetch-jars.mjs` downloads. */
function jarsOf(part: JavaPart): string {
  const root = repositoryRoot()
  const pom = readFileSync(join(root, 'infra', part, 'pom.xml'), 'utf8')
  const version = new RegExp(`<${part}\\.version>(.+?)<`).exec(pom)?.[1]
  if (!version) throw new Error(`infra/${part}/pom.xml names no ${part}.version`)
  const jars = join(root, '.cache', `${part}-${version}`)
  if (!existsSync(jars)) throw new CannotStart(`${part} is not here yet: run node scripts/fetch-jars.mjs`)
  return jars
}

export function java(): string {
  return process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java'
}

const LOGGING: Record<JavaPart, { property: string; file: string }> = {
  kafka: { property: 'log4j2.configurationFile', file: 'log4j2.properties' },
  s3: { property: 'logback.configurationFile', file: 'logback.xml' },
}

/** One compiler level and one collector thread: a server starts in half the time on two cores. */
export function javaOptions(part: JavaPart): string[] {
  const { property, file } = LOGGING[part]
  return [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-D${property}=${join(repositoryRoot(), 'infra', part, file)}`,
    '-cp',
    `${jarsOf(part)}/*`,
  ]
}
