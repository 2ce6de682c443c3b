import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { CATALOGUE_BUDGET, enforceSizeBudget } from './build/size-budget.ts'

/** The page of a shared link: built apart, so that it has nothing of the console. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), enforceSizeBudget(CATALOGUE_BUDGET), precompress()],
  base: '/public/',
  define: { NODE_ENV: JSON.stringify(mode) },
  build: {
    // Within that of the console, which is built first and empties it.
    outDir: 'dist/public',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'catalogue.html' },
  },
}))
