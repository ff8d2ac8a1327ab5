// npm run worker: one more process that paints, for a server on PostgreSQL.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/run.mjs'
import { ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

requireNode()
await ensurePackages()
await ensureServer()
await import(pathToFileURL(path.join(ROOT, 'server/dist/worker.js')).href)
