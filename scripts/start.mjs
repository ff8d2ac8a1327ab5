// npm start: set everything up, then serve H5 and API on one port.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './lib/run.mjs'
import {
  ensureClient,
  ensureConsole,
  ensurePackages,
  ensureServer,
  requireNode,
} from './lib/setup.mjs'

requireNode()
await ensurePackages()
await ensureServer()
await ensureClient('h5')
await ensureConsole()
await import(pathToFileURL(path.join(ROOT, 'server/dist/main.js')).href)
