import type { Plugin } from 'vite'

/** Modules that serve icons by name, and what stands in for them. We pass icon components, so names are dead weight. */
const STAND_INS: Readonly<Record<string, string>> = {
  'icons/lib/esm/iconLoader.js':
    'export const Icons = { load: async () => {}, loadAll: async () => {}, getPaths: () => undefined, setLoaderOptions: () => {} }',
  'icons/lib/esm/generated/16px/blueprint-icons-16.js':
    'export const BlueprintIcons_16 = {}; export const BLUEPRINT_ICONS_16_CODEPOINTS = {}',
}

const ICON = /@blueprintjs\/icons\/lib\/esm\/generated\/components\/\w[\w-]*\.js$/
const CONTAINER = '@blueprintjs/icons/lib/esm/svgIconContainer.js'

/** What is left out of a module; another release of Blueprint that no longer has it stops the build. */
function leave(code: string, id: string, replaced: readonly (readonly [RegExp, string])[]): string {
  return replaced.reduce((rest, [part, by]) => {
    if (!part.test(rest)) throw new Error(`${id} has nothing like ${part.source}`)
    return rest.replace(part, by)
  }, code)
}

/** Every icon is drawn by its small grid: few of ours are large, and each would bring a second drawing. */
function withoutLargeGrid(code: string, id: string): string | null {
  if (id.endsWith(CONTAINER)) return leave(code, id, [[/size >= IconSize\.LARGE/, 'false']])
  if (!ICON.test(id)) return null
  return leave(code, id, [
    [/const PATHS_20 = \[.*\];/, ''],
    [/isLarge \? PATHS_20 : PATHS_16/, 'PATHS_16'],
  ])
}

/**
 * Leaves out of Blueprint's icons what the console does not use: the names and paths of all 600 (7 KB gzip of the shell
 * and half a megabyte beside it), and the second drawing of those that it shows.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const standIn = Object.entries(STAND_INS).find(([end]) => id.endsWith(end))
      return standIn ? standIn[1] : null
    },
    transform: withoutLargeGrid,
  }
}
