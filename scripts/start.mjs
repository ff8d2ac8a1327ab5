// npm start: set everything up, then serve H5 and API on one port.
import { execServer } from './lib/exec-server.mjs'
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
await execServer('main.js')
