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

/** Runs `make` unless `output` exists and was made from the very same inputs. */
export async function buildIfStale({ name, inputs, output, salt, make }) {
  const stamp = path.join(ROOT, '.cache/stamps', name)
  const hash = hashFiles(inputs, salt)
  const current = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (current === hash && existsSync(path.join(ROOT, output))) return false
  await make()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
