import type { Plugin } from 'vite'

/** Modules that serve icons by name, and what stands in for them. We pass icon components, so names are dead weight. */
const STAND_INS: Readonly<Record<string, string>> = {
  'icons/lib/esm/iconLoader.js':
    'export const Icons = { load: async () => {}, loadAll: async () => {}, getPaths: () => undefined, setLoaderOptions: () => {} }',
  'icons/lib/esm/generated/16px/blueprint-icons-16.js':
    'export const BlueprintIcons_16 = {}; export const BLUEPRINT_ICONS_16_CODEPOINTS = {}',
}

/** Leaves out the names and paths of Blueprint's 600 icons: 7 KB gzip of the shell and half a megabyte beside it. */
export function withoutIconNames(): Plugin {
  return {
    name: 'without-icon-names',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const standIn = Object.entries(STAND_INS).find(([end]) => id.endsWith(end))
      return standIn ? standIn[1] : null
    },
  }
}
