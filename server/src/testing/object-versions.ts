/** Versions of objects, as S3 retains them in a bucket with versioning. */
import { randomUUID } from 'node:crypto'

export interface StoredBytes {
  readonly data: Buffer
  readonly mime: string | undefined
}

interface Version {
  readonly id: string
  /** Null: a delete marker. */
  readonly stored: StoredBytes | null
  readonly at: Date
}

/** Id of an object that was stored before versioning was enabled. */
const UNVERSIONED = 'null'

export class ObjectVersions {
  enabled = false
  /** Newest first. */
  readonly #byKey = new Map<string, Version[]>()

  constructor(private readonly objects: Map<string, StoredBytes>) {}

  put(key: string, stored: StoredBytes): void {
    if (this.enabled) this.#add(key, stored)
    this.objects.set(key, stored)
  }

  /** With versioning the object is hidden by a delete marker. */
  delete(key: string): void {
    if (this.enabled) this.#add(key, null)
    this.objects.delete(key)
  }

  /** Removes one version for good; the one before it becomes the object again. */
  remove(key: string, id: string): void {
    const versions = this.#byKey.get(key) ?? []
    const left = versions.filter((version) => version.id !== id)
    this.#byKey.set(key, left)
    const stored = left[0]?.stored
    if (stored) this.objects.set(key, stored)
    else this.objects.delete(key)
  }

  #add(key: string, stored: StoredBytes | null): void {
    const before = this.objects.get(key)
    const versions =
      this.#byKey.get(key) ?? (before ? [{ id: UNVERSIONED, stored: before, at: new Date(0) }] : [])
    this.#byKey.set(key, [{ id: randomUUID(), stored, at: new Date() }, ...versions])
  }

  /** Answer of ListObjectVersions. */
  buildListing(bucket: string, prefix: string): string {
    const entries = [...this.#byKey]
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([key, versions]) =>
        versions.map(({ id, stored, at }, index) => {
          const common = `<Key>${key}</Key><VersionId>${id}</VersionId><IsLatest>${index === 0}</IsLatest><LastModified>${at.toISOString()}</LastModified>`
          return stored
            ? `<Version>${common}<Size>${stored.data.length}</Size></Version>`
            : `<DeleteMarker>${common}</DeleteMarker>`
        }),
      )
    return `<?xml version="1.0"?><ListVersionsResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${entries.join('')}</ListVersionsResult>`
  }
}
