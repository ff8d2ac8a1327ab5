/**
 * The storage port: objects by key. Keys live in the database, URLs never do. Every key ends in a
 * random part, so that one known key does not reveal another.
 */

export interface StoredObject {
  readonly key: string
  readonly sizeBytes: number
  readonly modifiedAt: Date
}

/** Form for a direct upload by a browser, as of Tencent COS (POST Object). */
export interface DirectUpload {
  /** Absolute URL, or a path of our own server. */
  readonly host: string
  /** The public base of stored files, '' for our own server. */
  readonly cdnHost: string
  readonly secretId: string
  readonly secretKey: string
  /** With temporary keys only. */
  readonly securityToken: string | null
  /** Null where the posted form names no bucket (our own endpoint). */
  readonly bucket: string | null
}

export class ObjectMissing extends Error {
  constructor(readonly key: string) {
    super(`no stored object ${key}`)
    this.name = 'ObjectMissing'
  }
}

/** An object has more bytes than the caller allows. */
export function requireSize(
  { key, size }: { key: string; size: number },
  maxBytes = Number.POSITIVE_INFINITY,
): void {
  if (size > maxBytes) throw new Error(`${key} has ${size} bytes, more than ${maxBytes}`)
}

export interface Storage {
  readonly kind: 'local' | 'cos' | 's3'
  /** Whole or not at all; an object of the same key is replaced. */
  put(key: string, bytes: Uint8Array, options: { mime: string }): Promise<void>
  /** The same from a file of this machine, which is never in memory as a whole. */
  putFile(key: string, file: string, options: { mime: string }): Promise<void>
  /** Rejects with ObjectMissing; refuses more than `maxBytes` before reading it. */
  get(key: string, options?: { maxBytes?: number }): Promise<Uint8Array>
  /** Into a file of this machine; as `get`, but never in memory as a whole. */
  getFile(key: string, file: string, options?: { maxBytes?: number }): Promise<void>
  /** Missing keys are fine. */
  delete(keys: readonly string[]): Promise<void>
  list(prefix: string): Promise<StoredObject[]>
  /** Absolute path on this server, or a URL that stays valid for at least a day. */
  url(key: string): string
  /**
   * For an object that only its owner may have: where to read it for so many seconds, never by a
   * public address; null where this server sends the file itself.
   */
  privateUrl(key: string, validS: number): string | null
  /** The file of a key on this machine, for sending; null where there is none. */
  filePath(key: string): string | null
  /** Direct uploads of clients; null = through this server's own COS-shaped endpoint. */
  readonly directUpload: DirectUpload | null
}
