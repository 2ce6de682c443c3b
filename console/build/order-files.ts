import type { Plugin } from 'vite'

/** A built file, and those that run before it. */
export type Imports = Readonly<Record<string, readonly string[]>>

/** A way from a file back to itself, or null. */
export function circleOf(imports: Imports): string[] | null {
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports[file] ?? []) {
      const circle = follow(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of Object.keys(imports)) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return null
}

/**
 * Fails the build where files import each other: one of them runs before what it needs is there, and which one depends on
 * the page that is opened first.
 */
export function orderFiles(): Plugin {
  return {
    name: 'order-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const circle = circleOf(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`files of the console import each other: ${circle.join(' → ')}`)
    },
  }
}
