/** Uploads in parts and deletions of many objects at once: S3's POST requests. */
import { randomUUID } from 'node:crypto'
import type { StoredBytes } from './object-versions'

export class ObjectUploads {
  readonly #open = new Map<string, Map<number, Buffer>>()

  addPart(url: URL, data: Buffer): void {
    const parts = this.#open.get(url.searchParams.get('uploadId') ?? '')
    parts?.set(Number(url.searchParams.get('partNumber')), data)
  }

  /** Answer of CreateMultipartUpload. */
  begin(): string {
    const id = randomUUID()
    this.#open.set(id, new Map())
    return `<?xml version="1.0"?><InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
  }

  /** Null: no such upload. */
  complete(id: string, mime: string | undefined): StoredBytes | null {
    const parts = this.#open.get(id)
    if (!parts) return null
    this.#open.delete(id)
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, data]) => data)
    return { data: Buffer.concat(inOrder), mime }
  }
}

/** Keys of a DeleteObjects request. */
export const readDeleted = (body: Buffer): string[] =>
  [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
