/** Which version this is, as its package says. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './paths'

function readVersion(): string {
  const files = ['package.json', 'server/package.json'].map((file) => path.join(projectRoot, file))
  const manifest = files.find((file) => existsSync(file))
  if (!manifest) return 'unknown'
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }
  return version ?? 'unknown'
}

export const appVersion = readVersion()
