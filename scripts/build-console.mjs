// Builds the operators' console into dist/console, for the server to show at /console.
import path from 'node:path'
import { build } from 'vite-rolldown'
import { compressHashed } from './lib/compress.mjs'
import { ROOT } from './lib/run.mjs'

const outDir = path.join(ROOT, 'dist/console')

await build({
  configFile: false,
  root: path.join(ROOT, 'console'),
  base: '/console/',
  // Its warnings are about directives that packages carry for other bundlers.
  logLevel: 'error',
  resolve: { alias: { '@contract': path.join(ROOT, 'contract') } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // One style sheet: an operator's line is no phone's.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    // Inlined assets would need data: addresses in the policy.
    assetsInlineLimit: 0,
    // Names as compressHashed and caches know them.
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
})
compressHashed(path.join(outDir, 'assets'))
