/** Pictures that a file of an operator names: of this machine, or stored already. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../platform/lib/errors'
import { UPLOAD_MAX_BYTES } from '../../platform/media-intake/limits'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import { texts } from './texts'

/** As keys.ts names uploads, banners and covers, alone or at the end of an address. */
const STORED = /(?:^|\/)((?:(?:up|banner)\/[\w-]+|cover)\/[\w-]{27}\.(?:jpg|png|webp))(?:\?|$)/

const refuse = (message: string, cause?: unknown) =>
  new AppError('PARAM_INVALID', { message, cause })

/** The key that an address or a key names; null for anything else. */
export function storedKey(source: string): string | null {
  return STORED.exec(source)?.[1] ?? null
}

async function readLocal(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file)
    if (size > UPLOAD_MAX_BYTES) throw new AppError('PAYLOAD_TOO_LARGE')
    return await readFile(file)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refuse(texts.noFile, error)
  }
}

export interface Source {
  readonly storage: Storage
  /** Base of relative paths. */
  readonly folder: string
}

/** Throws AppError with a sentence. */
export async function readSource({ storage, folder }: Source, source: string): Promise<Uint8Array> {
  const key = storedKey(source)
  if (key === null) {
    if (/^[a-z]+:\/\//i.test(source)) throw refuse(texts.remote)
    return readLocal(path.resolve(folder, source))
  }
  try {
    return await storage.get(key, { maxBytes: UPLOAD_MAX_BYTES })
  } catch (error) {
    if (error instanceof ObjectMissing) throw refuse(texts.noStored, error)
    throw error
  }
}

/** Position of the fault in the file. */
export function withPath(error: unknown, at: string): unknown {
  if (!(error instanceof AppError)) return error
  const { code, message } = error
  return new AppError(code, { message, details: { path: at }, cause: error })
}
