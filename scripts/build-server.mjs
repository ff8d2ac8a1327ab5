// Bundles the server into server/dist: one file a process or thread, packages stay outside.
import path from 'node:path'
import { bundleServer } from './lib/bundle.mjs'
import { ROOT } from './lib/run.mjs'

await bundleServer(path.join(ROOT, 'server/dist'), { options: { sourcemap: 'linked' } })
