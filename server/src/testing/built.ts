/** The bundled server, for tests that start it as a process of its own. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../platform/lib/paths'

/** Folder of `main.js`, `worker.js` and `admin.js`, rebuilt where sources changed since. */
export async function builtServer(): Promise<string> {
  const setup = pathToFileURL(path.join(projectRoot, 'scripts/lib/setup.mjs')).href
  const { ensureServer } = (await import(setup)) as { ensureServer: () => Promise<boolean> }
  await ensureServer()
  return path.join(projectRoot, 'server/dist')
}
