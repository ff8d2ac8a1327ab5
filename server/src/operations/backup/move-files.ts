/**
 * Stored files go from one storage to another. Rows say which there are; a file counts as moved
 * when it was read back and is the same, which a line of a journal in DATA_DIR says. An
 * interrupted run resumes after the last line.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config'
import { Refused } from '../../platform/lib/refused'
import { createStorage } from '../../integrations/storage/configured'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import { referencedKeys } from './checks'
import { mimeOf } from './mime'
import { inSnapshot } from './snapshot'
import { openHere } from './here'
import { said } from './texts'

const AT_ONCE = 4
const NAMED = 5

type Kind = Storage['kind']

export interface Move {
  readonly from: Storage
  readonly to: Storage
  /** A line a file: `<sha256> <size> <key>`. */
  readonly journal: string
  /** For what is on its way. */
  readonly spool: string
}

/** Sizes by key of what was moved and found to be the same; a line cut short is none. */
function readJournal(file: string): Map<string, number> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  const moved = new Map<string, number>()
  for (const line of lines) {
    const [, size, key] = /^[0-9a-f]{64} (\d+) (\S+)$/.exec(line) ?? []
    if (size !== undefined && key !== undefined) moved.set(key, Number(size))
  }
  return moved
}

/** A process that was killed may have left half a line: what follows begins its own. */
function mendJournal(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n')
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Its size; null where it is not there (any more). */
async function moveFile(move: Move, key: string, name: string): Promise<number | null> {
  const { from, to, journal } = move
  const [going, back] = ['out', 'back'].map((end) => path.join(move.spool, `${name}.${end}`))
  if (!going || !back) throw new Error('a file has two ways')
  try {
    await from.getFile(key, going)
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
  const { size } = await stat(going)
  const sum = await hashFile(going)
  await to.putFile(key, going, { mime: mimeOf(key) })
  await to.getFile(key, back)
  if ((await hashFile(back)) !== sum) throw new Refused(said.fileDiffers(key))
  appendFileSync(journal, `${sum} ${size} ${key}\n`, { mode: 0o600 })
  return size
}

async function listReferenced(config: Config): Promise<string[]> {
  const database = await openHere(config)
  try {
    return await inSnapshot(database.pool, async (client) => {
      const keys: string[] = []
      for await (const key of referencedKeys(client)) keys.push(key)
      return keys
    })
  } finally {
    await database.close()
  }
}

interface Moved {
  readonly now: number
  readonly bytes: number
  readonly missing: readonly string[]
}

async function moveAll(move: Move, keys: readonly string[]): Promise<Moved> {
  const missing: string[] = []
  let [now, bytes] = [0, 0]
  const left = [...keys]
  const work = async (_: unknown, at: number) => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      const size = await moveFile(move, key, String(at)).catch((error: unknown) => {
        // Moves under way finish, and no further one starts.
        left.length = 0
        throw error
      })
      if (size === null) missing.push(key)
      else [now, bytes] = [now + 1, bytes + size]
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { now, bytes, missing }
}

/** Files deleted since the move are deleted there, too. */
async function dropGone(move: Move, moved: Iterable<string>, keys: ReadonlySet<string>) {
  const gone = [...moved].filter((key) => !keys.has(key))
  if (gone.length > 0) await move.to.delete(gone)
}

function openMove(config: Config, kind: string): Move {
  const kinds: readonly Kind[] = ['local', 's3', 'cos']
  const from = kinds.find((known) => known === kind)
  if (!from) throw new Refused(said.badStorage(kinds.join('、')))
  const to = config.storage.kind
  if (from === to) throw new Refused(said.sameStorage(to))
  const storage = config.storages[from]
  if (!storage) throw new Refused(said.storageUnset(from))
  return {
    from: createStorage({ ...config, storage }),
    to: createStorage(config),
    journal: path.join(config.dataDir, `move-files-${from}-${to}.log`),
    spool: path.join(config.dataDir, '.move-files'),
  }
}

/** All of these; those that arrived before are left alone. Rejects with Refused. */
export async function moveKeys(move: Move, keys: readonly string[]): Promise<Moved> {
  await rm(move.spool, { recursive: true, force: true })
  await mkdir(move.spool, { recursive: true, mode: 0o700 })
  mendJournal(move.journal)
  try {
    const moved = readJournal(move.journal)
    const listed = await move.to.list('')
    const there = new Map(listed.map(({ key, sizeBytes }) => [key, sizeBytes]))
    const isMoved = (key: string) => moved.has(key) && moved.get(key) === there.get(key)
    const done = await moveAll(
      move,
      keys.filter((key) => !isMoved(key)),
    )
    await dropGone(move, moved.keys(), new Set(keys))
    return done
  } finally {
    await rm(move.spool, { recursive: true, force: true })
  }
}

/**
 * From the storage of this kind to that of STORAGE; answers what the operator reads. A server may
 * work meanwhile: what it stores is moved the next time. Rejects with Refused.
 */
export async function moveFiles(config: Config, kind: string): Promise<readonly string[]> {
  const move = openMove(config, kind)
  const keys = await listReferenced(config)
  const { now, bytes, missing } = await moveKeys(move, keys)
  const [from, to] = [move.from.kind, move.to.kind]
  const files = keys.length - missing.length
  return [
    said.filesMoved({ from, to, files, now, bytes }),
    ...(missing.length > 0 ? [said.filesLost(missing.length, missing.slice(0, NAMED))] : []),
    ...(now > 0 ? [said.filesNext(to, move.journal)] : []),
  ]
}
