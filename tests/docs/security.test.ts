import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const files = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|js|json|ya?ml|md))`/g)].map(
  (match) => match[1] ?? '',
)
const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => `docs/${match[1] ?? ''}`)
const ids = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map((match) => match[1] ?? '')

describe('the page about security', () => {
  it.each([...new Set([...files, ...links])])('names %s, which exists', (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true)
  })

  it('lists each requirement once', () => {
    expect(ids.length).toBeGreaterThan(100)
    expect(ids).toEqual([...new Set(ids)])
  })
})
