/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** A module with all that it imports, directly or not, apart from what is loaded later. */
function withImports(start: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const pending = [start]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue
    found.add(id)
    pending.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Names the chunk of what a page needs of the parts that pages share: one request instead of forty, for code that most
 * pages use. Read from the page's imports, so that no list of them has to be maintained.
 */
export function commonParts(page: string, isOwn: RegExp): (id: string, modules: Modules) => string | null {
  let needed: Set<string> | undefined
  return (id, modules) => {
    needed ??= withImports(page, modules)
    return needed.has(id) && !isOwn.test(id) ? 'common' : null
  }
}
