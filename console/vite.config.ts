import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileURLToPath } from 'node:url'
import { blueprintStyles } from './build/blueprint-styles.ts'
import { requireFirstWords } from './build/first-words.ts'
import { formChecks } from './build/form-checks.ts'
import { neededBy, type Modules } from './build/needed-by.ts'
import { CONSOLE_BUDGET, enforceSizeBudget } from './build/size-budget.ts'
import { preloadFont } from './build/preload-font.ts'
import { orderFiles } from './build/order-files.ts'
import { precompress } from './build/precompress.ts'
import { showSharedPage } from './build/show-shared-page.ts'
import { readTexts } from './build/read-texts.ts'
import { leanIcons } from './build/lean-icons.ts'

const API = process.env['API_URL'] ?? 'http://localhost:8080'

const ENTRY = fileURLToPath(new URL('src/app/main.tsx', import.meta.url))
/** What everybody who works with the board loads. */
const WITH_BOARD = [
  'src/pages/dispatch/dispatches-page.tsx',
  'src/features/notifications/bell.tsx',
  'src/app/layout/scanning.tsx',
  'src/pages/auth/login-page.tsx',
].map((path) => fileURLToPath(new URL(path, import.meta.url)))

const isNeeded = neededBy([ENTRY, ...WITH_BOARD])
const OF_BOARD = /\/(pages|features)\/dispatch\//

const STYLES = /\.css$/
const OF_PAGES = /\/(console\/src|libs)\//

const PROXY = {
  '/api': API,
  '/health': API,
  '/socket.io': { target: API, ws: true },
}

const CHUNKS = [
  {
    // Two sheets weigh less than the heads of forty: one for all who sign in, one from the first other page on.
    debugName: 'styles',
    name: (id: string, modules: Modules) =>
      STYLES.test(id) ? (isNeeded(id, modules) ? 'styles' : 'page-styles') : null,
  },
  {
    // Changes at another pace than our own code, so that a new release keeps it in the browser's cache.
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // Printing is rare.
  { name: 'barcode', test: /node_modules\/jsbarcode\/|shared\/print\/barcode/ },
  // All that shows before a page is there.
  { name: 'shell', tags: ['$initial' as const] },
  {
    debugName: 'common',
    name: (id: string, modules: Modules) => (isNeeded(id, modules) && !OF_BOARD.test(id) ? 'common' : null),
  },
  {
    debugName: 'board',
    name: (id: string, modules: Modules) => (isNeeded(id, modules) ? 'board' : null),
  },
  // Of the other pages, in one request.
  { name: 'icons', test: /@blueprintjs\/icons\// },
  // Pages need each other's contracts, which need no page: among the pages they would make files that wait for each other.
  { name: 'contracts', test: /\/libs\/(contracts|lifecycle)\/src\// },
  // A request costs more than a few kilobytes that a page does not need. By the number of pages alone: what a file of
  // many pages imports is used by as many, so that no two files wait for each other.
  { name: 'most-pages', test: OF_PAGES, minShareCount: 15 },
  { name: 'some-pages', test: OF_PAGES, minShareCount: 4 },
  { name: 'pages', test: OF_PAGES, minShareCount: 2, entriesAware: true },
]

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    blueprintStyles(ENTRY),
    formChecks(),
    leanIcons(),
    readTexts(),
    requireFirstWords(),
    preloadFont(),
    enforceSizeBudget(CONSOLE_BUDGET),
    orderFiles(),
    showSharedPage(),
    precompress(),
  ],
  // Blueprint reads a bare NODE_ENV; without it its development checks run in production.
  define: { NODE_ENV: JSON.stringify(mode) },
  server: { port: 5173, proxy: PROXY },
  preview: { port: 4173, proxy: PROXY },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The policy of the server allows no inline script; the preload shim would be one on old browsers only.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // ECharts is larger than the limit of 500, and loaded by reports only.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
}))
