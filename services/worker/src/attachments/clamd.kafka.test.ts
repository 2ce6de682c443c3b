import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startClamd, type Clamd } from '@deportivo/infra/clamav/server'
import { isWithout } from '@deportivo/testkit/without'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClamdScanner } from './clamd.ts'

const MALWARE = 'bytes that only this test takes for malware'

describe.skipIf(isWithout('clamd'))('a file before the virus scanner', () => {
  let dir: string
  let clamd: Clamd

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'deportivo-clamd-'))
    clamd = await startClamd({ dir, malware: MALWARE })
  })
  afterAll(async () => {
    await clamd.stop()
    await rm(dir, { recursive: true, force: true })
  })

  it.each(['tcpUrl', 'socketUrl'] as const)('is distinguished from malware, over %s', async (way) => {
    const scanner = createClamdScanner(clamd[way])
    expect(await scanner.isClean(Buffer.from('a receipt'))).toBe(true)
    expect(await scanner.isClean(Buffer.from(`a receipt, then ${MALWARE}.`))).toBe(false)
    const long = Buffer.concat([Buffer.alloc(400_000, 'page after page '), Buffer.from(MALWARE)])
    expect(await scanner.isClean(long)).toBe(false)
    expect(await scanner.isClean(Buffer.alloc(0))).toBe(true)
  })

  it('is not clean when the scanner finds it too large to scan', async () => {
    const scanner = createClamdScanner(clamd.tcpUrl)
    await expect(scanner.isClean(Buffer.alloc(3_000_000))).rejects.toThrow('size limit exceeded')
  })

  it('waits while the scanner is down, and is scanned when it is up again', async () => {
    const scanner = createClamdScanner(clamd.tcpUrl)
    await clamd.kill()
    await expect(scanner.isClean(Buffer.from('a receipt'))).rejects.toThrow('ECONNREFUSED')
    clamd = await startClamd({ dir, malware: MALWARE, port: clamd.port })
    expect(await scanner.isClean(Buffer.from(MALWARE))).toBe(false)
  })
})
