// How server code is bundled: the same for what is shipped and for what is measured.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const BUNDLE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@contract': path.join(root, 'contract') },
  charset: 'utf8',
  // Pictures and fonts of ours that code imports travel inside the bundle.
  loader: { '.ttf': 'binary', '.woff2': 'binary' },
  logLevel: 'warning',
}
