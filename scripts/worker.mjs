// npm run worker: one more process that paints, for a server on PostgreSQL.
import { execServer } from './lib/exec-server.mjs'
import { ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

requireNode()
await ensurePackages()
await ensureServer()
await execServer('worker.js')
