import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileURLToPath } from 'node:url'
import { blueprintStyles } from './build/blueprint-styles.ts'
import { formChecks } from './build/form-checks.ts'
import { enforceSizeBudget } from './build/size-budget.ts'
import { preloadFont } from './build/preload-font.ts'
import { precompress } from './build/precompress.ts'
import { readTexts } from './build/read-texts.ts'
import { withoutIconNames } from './build/without-icon-names.ts'

const API = process.env['API_URL'] ?? 'http://localhost:8080'

const ENTRY = fileURLToPath(new URL('src/app/main.tsx', import.meta.url))

const PROXY = {
  '/api': API,
  '/health': API,
  '/socket.io': { target: API, ws: true },
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    blueprintStyles(ENTRY),
    formChecks(),
    withoutIconNames(),
    readTexts(),
    preloadFont(),
    enforceSizeBudget(),
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
        // Changes at another pace than our own code, so that a new release keeps it in the browser's cache.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
          ],
        },
      },
    },
  },
}))
