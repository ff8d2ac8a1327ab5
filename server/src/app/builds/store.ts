/**
 * Hashed files of several builds where all servers read them: in the bucket, else in DATA_DIR. A
 * server publishes its own build before it is ready. While two builds run behind one address, each
 * server then also serves the scripts and style sheets of the other, to documents that name them.
 */
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import { type BuildFiles, getContentType, ENCODINGS, getStoredType } from './names'

export type BuildStorage = Pick<Storage, 'get' | 'put' | 'putFile' | 'delete' | 'list'>

const FILES = 'builds/files/'
const MANIFESTS = 'builds/manifests/'
/** Longer than a browser's tab usually stays open, and than a rollout takes. */
const IN_USE_MS = 3 * 24 * 3_600_000
/** A file without a manifest this young may belong to a build that is being published. */
const YOUNG_MS = 3_600_000
const PARALLEL = 16
/** Between two readings of the manifests: requests for unknown names wait for the next one. */
const REFRESH_MS = 1000
const MAX_FILE_BYTES = 16 * 1024 * 1024
const CACHE_BYTES = 8 * 1024 * 1024

const manifestFile = z.object({
  usedAt: z.iso.datetime(),
  files: z.array(z.string().refine((name) => getStoredType(name) !== null)),
})

interface Manifest {
  readonly key: string
  readonly app: string
  readonly usedAt: number
  readonly files: readonly string[]
}

export interface BuildFile {
  readonly type: string
  readonly encoding: keyof typeof ENCODINGS | null
  readonly bytes: Buffer
}

export interface BuildStore {
  /** Adds the files that are not there yet and marks the build as in use. */
  publish(build: BuildFiles): Promise<void>
  /**
   * Removes builds that were not in use for three days, except the latest ones.
   * @param own ids of the builds of this server, which always stay
   */
  removeOld(own: readonly string[]): Promise<void>
  /** A hashed file of any published build; null: no manifest names it. */
  find(name: string, encodings: readonly (keyof typeof ENCODINGS)[]): Promise<BuildFile | null>
}

const manifestKey = ({ app, id }: Pick<BuildFiles, 'app' | 'id'>) => `${MANIFESTS}${app}.${id}.json`

/** Latest used files, up to a number of bytes: in a rollout everyone needs the same few. */
function createCache(read: (name: string) => Promise<Buffer>) {
  const held = new Map<string, Promise<Buffer>>()
  let bytes = 0
  return async (name: string): Promise<Buffer> => {
    const known = held.get(name)
    const reading = known ?? read(name)
    held.delete(name)
    held.set(name, reading)
    if (known) return known
    try {
      bytes += (await reading).length
    } catch (error) {
      held.delete(name)
      throw error
    }
    for (const [oldest, content] of held) {
      if (bytes <= CACHE_BYTES) break
      held.delete(oldest)
      bytes -= (await content.catch(() => Buffer.alloc(0))).length
    }
    return reading
  }
}

/** One at a time; the result is never older than the call. */
function createRefresh(refresh: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | null = null
  let previous: Promise<unknown> = Promise.resolve()
  let endedAt = Number.NEGATIVE_INFINITY
  const start = async () => {
    await previous
    await sleep(Math.max(0, endedAt + REFRESH_MS - performance.now()))
    // Later calls need a later reading.
    next = null
    await refresh()
  }
  return () => {
    if (next) return next
    const run = start()
    next = run
    previous = run
      .catch(() => undefined)
      .then(() => {
        endedAt = performance.now()
      })
    return run
  }
}

export function createBuildStore(
  storage: BuildStorage,
  {
    retained,
    now,
    reserveSpace = async () => {},
  }: {
    /** Builds of each app that stay in addition to the newest. */
    readonly retained: number
    readonly now: () => Date
    /** Throws where so many bytes do not fit. */
    readonly reserveSpace?: (bytes: number) => Promise<void>
  },
): BuildStore {
  async function readManifest(key: string): Promise<Manifest | null> {
    const [app = ''] = key.slice(MANIFESTS.length).split('.')
    try {
      const text = Buffer.from(await storage.get(key, { maxBytes: MAX_FILE_BYTES })).toString()
      const { usedAt, files } = manifestFile.parse(JSON.parse(text))
      return { key, app, usedAt: Date.parse(usedAt), files }
    } catch (error) {
      if (error instanceof ObjectMissing) return null
      // Unreadable: it names nothing, and the next removal takes it away.
      if (error instanceof z.ZodError || error instanceof SyntaxError)
        return { key, app, usedAt: 0, files: [] }
      throw error
    }
  }

  async function readManifests(): Promise<Manifest[]> {
    const keys = (await storage.list(MANIFESTS)).map(({ key }) => key)
    const found = await Promise.all(keys.map(readManifest))
    return found.filter((manifest) => manifest !== null)
  }

  let published: ReadonlySet<string> = new Set()
  const refresh = createRefresh(async () => {
    published = new Set((await readManifests()).flatMap(({ files }) => files))
  })

  const read = createCache(async (name) =>
    Buffer.from(await storage.get(`${FILES}${name}`, { maxBytes: MAX_FILE_BYTES })),
  )

  return {
    async publish(build) {
      // First: no removal that begins now takes a file that this build shares with an old one.
      const manifest = { usedAt: now().toISOString(), files: [...build.files.keys()] }
      const bytes = Buffer.from(JSON.stringify(manifest))
      await storage.put(manifestKey(build), bytes, { mime: 'application/json' })
      const there = new Set((await storage.list(FILES)).map(({ key }) => key))
      const missing = [...build.files].filter(([name]) => !there.has(`${FILES}${name}`))
      const sizes = await Promise.all(missing.map(async ([, file]) => (await stat(file)).size))
      await reserveSpace(sizes.reduce((sum, size) => sum + size, 0))
      const putNext = async (): Promise<void> => {
        for (let next = missing.shift(); next; next = missing.shift()) {
          const [name, file] = next
          const mime = getStoredType(name) ?? 'application/octet-stream'
          await storage.putFile(`${FILES}${name}`, file, { mime })
        }
      }
      await Promise.all(Array.from({ length: PARALLEL }, putNext))
    },

    async removeOld(own) {
      // Before the manifests: a build that is published meanwhile has its own listed after its files.
      const files = await storage.list(FILES)
      const manifests = await readManifests()
      const time = now().getTime()
      const isOwn = ({ key }: Manifest) => own.some((id) => key.endsWith(`.${id}.json`))
      const staying = (['h5', 'console'] as const).flatMap((app) =>
        manifests
          .filter((manifest) => manifest.app === app)
          .sort((one, other) => other.usedAt - one.usedAt)
          .filter(
            (manifest, index) =>
              index <= retained || isOwn(manifest) || time - manifest.usedAt < IN_USE_MS,
          ),
      )
      const named = new Set(staying.flatMap((manifest) => manifest.files))
      const gone = manifests.filter((manifest) => !staying.includes(manifest))
      await storage.delete(gone.map(({ key }) => key))
      const unused = files.filter(
        ({ key, modifiedAt }) =>
          !named.has(key.slice(FILES.length)) && time - modifiedAt.getTime() > YOUNG_MS,
      )
      await storage.delete(unused.map(({ key }) => key))
    },

    async find(name, encodings) {
      const type = getContentType(name)
      if (type === null) return null
      if (!published.has(name)) await refresh()
      if (!published.has(name)) return null
      const encoding = encodings.find((one) => published.has(name + ENCODINGS[one])) ?? null
      try {
        const bytes = await read(encoding === null ? name : name + ENCODINGS[encoding])
        return { type, encoding, bytes }
      } catch (error) {
        if (error instanceof ObjectMissing) return null
        throw error
      }
    },
  }
}
