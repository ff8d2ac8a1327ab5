// npm run admin -- <command>: what operators do by hand, also while the server runs.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/run.mjs'
import { ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

requireNode()
await ensurePackages()
await ensureServer()
await import(pathToFileURL(path.join(ROOT, 'server/dist/admin.js')).href)
