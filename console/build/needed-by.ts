/** What the bundler knows of its modules. */
export interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

const ICONS = '@blueprintjs/icons'
const ICON_MODULE = /@blueprintjs\/icons\/.*\/components\/([^/]+)\.js$/
const ICON_IMPORT = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["']${ICONS}["']`, 'g')

/** `EyeOpen` is in `eye-open.js`. */
const fileOf = (icon: string): string => icon.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** The icons that a module names: the package's index imports all of them, used or not. */
function iconsNamedIn(code: string): string[] {
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.split(','))
  return names.map((name) => fileOf(name.trim().split(/\s+as\s+/)[0] ?? ''))
}

/** Modules with all that they import, directly or not, apart from what is loaded later. */
function withImports(start: readonly string[], modules: Modules): { found: Set<string>; icons: Set<string> } {
  const found = new Set<string>()
  const icons = new Set<string>()
  const pending = [...start]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const module = modules.getModuleInfo(id)
    if (found.has(id) || !module) continue
    found.add(id)
    if (id.includes(ICONS)) continue
    for (const icon of iconsNamedIn(module.code ?? '')) icons.add(icon)
    pending.push(...module.importedIds)
  }
  return { found, icons }
}

/**
 * Whether these modules need another one, directly or not. What they need comes in few files: one request instead of
 * forty, for code that most pages use. Read from their imports, so that no list of them has to be maintained.
 */
export function neededBy(start: readonly string[]): (id: string, modules: Modules) => boolean {
  let needed: ReturnType<typeof withImports> | undefined
  return (id, modules) => {
    needed ??= withImports(start, modules)
    const icon = ICON_MODULE.exec(id)?.[1]
    return icon === undefined ? needed.found.has(id) : needed.icons.has(icon)
  }
}
