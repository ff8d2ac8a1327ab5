// Says whether something built from files must be built again: by content, not by time stamps.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

function listFiles(entry) {
  const full = path.join(ROOT, entry)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [entry]
  return readdirSync(full, { withFileTypes: true })
    .filter((item) => item.name !== 'node_modules' && item.name !== 'dist')
    .flatMap((item) => listFiles(path.join(entry, item.name)))
}

/** Hash of files and folders, relative to the root. */
export function hashFiles(inputs, salt = '') {
  const hash = createHash('sha256').update(salt).update(process.version)
  for (const file of inputs.flatMap(listFiles).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

const stampFile = (name) => path.join(ROOT, '.cache/stamps', name)

/** Hash that was written by this name, or an empty one. */
export const readStamp = (name) =>
  existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : ''

export function writeStamp(name, hash) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hash)
}

/** Runs `make` unless `output` exists and was made from the very same inputs. */
export async function buildIfStale({ name, inputs, output, salt, make }) {
  const hash = hashFiles(inputs, salt)
  if (readStamp(name) === hash && existsSync(path.join(ROOT, output))) return false
  await make()
  writeStamp(name, hash)
  return true
}
