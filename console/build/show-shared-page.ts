import type { Plugin } from 'vite'

/** While one develops: the page of a shared link, which a build makes apart from the console. */
export function showSharedPage(): Plugin {
  return {
    name: 'show-shared-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/public/products/')) request.url = '/catalogue.html'
        next()
      })
    },
  }
}
