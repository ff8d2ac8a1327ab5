/** Folders and files that the environment names and that are not there. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../platform/lib/paths'
import { StartProblem } from '../platform/lib/start-problem'
import type { Environment } from '../platform/lib/env/values'

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
    throw new StartProblem(
      `${name} 指的 ${missing} 不存在${kind === 'file' ? '' : '，或不是文件夹'}，请先建好，或改正 ${name}。` +
        ` ${name} names ${missing}, which is not there${kind === 'file' ? '' : ' or is no folder'}: make it or correct ${name}.`,
    )
  }
}
