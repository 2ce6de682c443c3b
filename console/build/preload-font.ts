import type { Plugin } from 'vite'

/** The face of the console, in the letters of Spanish and English. */
const FACE = /archivo-latin-wght-normal-.*\.woff2$/

/** Asks for the font beside the style sheet instead of after it: the first words don't change their shape. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => FACE.test(file))
        if (!font) return []
        return [
          {
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
          },
        ]
      },
    },
  }
}
