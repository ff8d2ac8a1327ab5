/** Folders and files that the environment names and that are not there. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../platform/lib/paths'
import { StartProblem } from '../platform/lib/start-problem'
import type { Environment } from '../platform/lib/env/values'
import { texts } from './texts'

/** Paths that are read must exist; paths that are written need an existing parent folder. */
const NAMED = {
  H5_DIR: 'read',
  CONSOLE_DIR: 'read',
  SAFETY_WORDS: 'file',
  BACKUP_DIR: 'written',
  MODELS_DIR: 'written',
} as const

function findMissingPath(kind: 'read' | 'file' | 'written', target: string): string | null {
  const needed = kind === 'written' ? path.dirname(target) : target
  if (!existsSync(needed)) return needed
  return kind === 'file' || statSync(needed).isDirectory() ? null : needed
}

/** Throws StartProblem for the first that is set and is not there. */
export function requireNamedPaths(env: Environment): void {
  for (const [name, kind] of Object.entries(NAMED)) {
    const written = env[name]?.trim()
    if (!written) continue
    const missing = findMissingPath(kind, path.resolve(projectRoot, written))
    if (missing === null) continue
    throw new StartProblem(texts.missingPath(name, { missing, isFile: kind === 'file' }))
  }
}
