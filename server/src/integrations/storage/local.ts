/**
 * Objects as files under one folder. A file appears whole (written aside, then renamed),
 * so a killed process leaves no half picture under its key.
 */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isStorageKey } from './keys'
import { ObjectMissing, requireSize, type Storage, type StoredObject } from './storage'

/** Names beginning with a dot are never keys: half-written files hide there. */
const ASIDE = '.incoming'

export interface LocalStorage extends Storage {
  readonly kind: 'local'
  /** The file of a key, for serving; null when the key is not one. */
  filePath(key: string): string | null
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}

/**
 * @param options.root absolute folder, made when needed
 * @param options.baseUrl what precedes `/<key>` in URLs, e.g. `/files`
 */
export function createLocalStorage(options: { root: string; baseUrl: string }): LocalStorage {
  const root = resolve(options.root)

  function filePath(key: string): string | null {
    if (!isStorageKey(key)) return null
    const path = resolve(root, key)
    return path.startsWith(root + sep) ? path : null
  }

  function requirePath(key: string): string {
    const path = filePath(key)
    if (!path) throw new Error(`not a storage key: ${JSON.stringify(key)}`)
    return path
  }

  /** Renames the temporary file of `write` to the object. */
  async function appear(key: string, write: (aside: string) => Promise<void>): Promise<void> {
    const path = requirePath(key)
    const aside = join(root, ASIDE, randomBytes(12).toString('hex'))
    await mkdir(dirname(aside), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(aside)
      await rename(aside, path)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }

  async function walk(folder: string, found: StoredObject[]): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await walk(path, found)
      else {
        // deletes do not wait for lists
        const known = await stat(path).catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        })
        if (!known) continue
        const key = relative(root, path).split(sep).join('/')
        found.push({ key, sizeBytes: known.size, modifiedAt: known.mtime })
      }
    }
  }

  return {
    kind: 'local',
    directUpload: null,
    filePath,
    privateUrl: () => null,
    url: (key) => `${options.baseUrl}/${key}`,

    put: (key, bytes) => appear(key, (aside) => writeFile(aside, bytes)),

    putFile: (key, file) => appear(key, (aside) => copyFile(file, aside)),

    async get(key, { maxBytes } = {}) {
      const handle = await open(requirePath(key), constants.O_RDONLY).catch((error: unknown) => {
        throw isMissing(error) ? new ObjectMissing(key) : error
      })
      try {
        const { size } = await handle.stat()
        requireSize({ key, size }, maxBytes)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },

    async getFile(key, file, { maxBytes } = {}) {
      try {
        const { size } = await stat(requirePath(key))
        requireSize({ key, size }, maxBytes)
        await copyFile(requirePath(key), file)
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(key) : error
      }
    },

    async delete(keys) {
      for (const key of keys) {
        await unlink(requirePath(key)).catch((error: unknown) => {
          if (!isMissing(error)) throw error
        })
      }
    },

    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      if (folder !== '' && !isStorageKey(folder.slice(0, -1)))
        throw new Error(`not a prefix: ${prefix}`)
      const found: StoredObject[] = []
      await walk(join(root, folder), found)
      return found.filter(({ key }) => key.startsWith(prefix))
    },
  }
}
