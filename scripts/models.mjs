// npm run models -- <command>: weights of small networks, which are here, fetched or removed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/run.mjs'
import { ensurePackages, ensureServer, requireNode } from './lib/setup.mjs'

requireNode()
await ensurePackages()
await ensureServer()
await import(pathToFileURL(path.join(ROOT, 'server/dist/models.js')).href)
