import postcss from 'postcss'
import type { Plugin } from 'vite'
import { logical } from './logical-css.ts'

// A drawer comes in from its own side: 1 where one reads from the left, -1 where from the right (base.css).
const FROM_ITS_SIDE = /translateX\((-?100%)\)/

/** Blueprint's style sheet names left and right throughout: here they become start and end. */
export function mirrorBlueprint(): Plugin {
  return {
    name: 'mirror-blueprint',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('@blueprintjs/core/lib/css/blueprint.css')) return null
      const sheet = postcss.parse(logical(code))
      sheet.walkDecls('transform', (declaration) => {
        declaration.value = declaration.value.replace(FROM_ITS_SIDE, 'translateX(calc($1 * var(--ad-way)))')
      })
      return { code: sheet.toString(), map: null }
    },
  }
}
