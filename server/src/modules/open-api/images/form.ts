/** Forms of images/edits and images/variations: their files on the disk, their fields as values. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/lib/errors'
import { hasUnstorableText } from '../../../platform/lib/text'
import { type SpooledFile, TooManyBytes, writeStream } from '../../../platform/media-intake/spool'
import { badParameter } from '../errors'
import type { OpenApiPorts } from '../ports'
import { texts } from '../texts'

/** As OpenAI has it. */
const FILE_MAX_BYTES = 50 * 1024 * 1024
const LIMITS = {
  files: 3,
  fileSize: FILE_MAX_BYTES + 1,
  fields: 40,
  parts: 43,
  fieldSize: 64 * 1024,
}
/** One picture is the part `image`, a list the parts `image[]`, also a list of one. */
const FILE_NAMES: Readonly<Record<string, 'image' | 'mask'>> = {
  image: 'image',
  'image[]': 'image',
  mask: 'mask',
}
const NUMBERS = new Set(['n', 'seed', 'output_compression', 'partial_images'])

export interface ImageForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly image: SpooledFile
  readonly mask: SpooledFile | null
  /** SHA-256 of its files. */
  readonly hashes: readonly string[]
}

function readField(name: string, text: string): unknown {
  if (NUMBERS.has(name)) return /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : text
  if (name === 'stream') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

async function receive(
  { spool }: Pick<OpenApiPorts, 'spool'>,
  source: Readable,
  bytes: number,
): Promise<SpooledFile> {
  return spool
    .take({ bytes }, (path) => writeStream(source, path, FILE_MAX_BYTES))
    .catch((error: unknown) => {
      // The rest is drained, so that the client can read the answer.
      source.resume()
      if (!(error instanceof TooManyBytes)) throw error
      throw new AppError('PAYLOAD_TOO_LARGE', { cause: error })
    })
}

async function hashFile({ path }: SpooledFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}

interface Received {
  readonly fields: Record<string, unknown>
  readonly images: SpooledFile[]
  readonly masks: SpooledFile[]
}

async function receiveParts(
  deps: Pick<OpenApiPorts, 'spool'>,
  request: FastifyRequest,
  { fields, images, masks }: Received,
): Promise<void> {
  const declared = Number(request.headers['content-length'])
  const bytes = declared > 0 ? Math.min(declared, FILE_MAX_BYTES) : FILE_MAX_BYTES
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string')
        fields[part.fieldname] = readField(part.fieldname, part.value)
      continue
    }
    const kind = Object.hasOwn(FILE_NAMES, part.fieldname) ? FILE_NAMES[part.fieldname] : undefined
    if (kind === undefined) {
      part.file.resume()
      throw badParameter(part.fieldname.slice(0, 40), texts.badField(part.fieldname.slice(0, 40)))
    }
    const files = kind === 'image' ? images : masks
    files.push(await receive(deps, part.file, bytes))
    if (files.length > 1) throw badParameter(kind, texts.oneFile(kind), 'too_many_images')
  }
}

/**
 * Reads the form, calls `use` and removes the files that `use` has not disposed of. Throws OpenApiError
 * for a form without a picture or with several, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS or STORAGE_FULL.
 */
export async function withImageForm<T>(
  deps: Pick<OpenApiPorts, 'spool'>,
  request: FastifyRequest,
  use: (form: ImageForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw badParameter('image', texts.notForm, 'invalid_request')
  const received: Received = { fields: {}, images: [], masks: [] }
  try {
    await receiveParts(deps, request, received)
    const { fields, images, masks } = received
    if (hasUnstorableText(fields)) throw new AppError('BAD_REQUEST')
    const [image, mask = null] = [images[0], masks[0]]
    if (!image) throw badParameter('image', texts.noImage, 'invalid_image')
    const hashes = await Promise.all([image, ...masks].map(hashFile))
    return await use({ fields, image, mask, hashes })
  } finally {
    for (const file of [...received.images, ...received.masks]) await file.dispose()
  }
}
