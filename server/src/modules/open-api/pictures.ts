/** Files of a job as /v1 answers them: labelled and with their AIGC record, as in the app. */
import sharp from 'sharp'
import { xmpPacketsOfPng } from '@media/aigc/png'
import type { MediaRef } from '@contract/tools/media'
import type { FastifyRequest } from 'fastify'
import { createFairGate } from '../../platform/lib/fair-gate'
import { MAX_INPUT_PIXELS } from '../../platform/media-intake/limits'
import { originOf } from '../../platform/http/origin'
import type { JobView, PictureView } from '@contract/jobs'
import { findSources } from '../job/sources'
import { OpenApiError } from './errors'
import type { OpenApiPorts } from './ports'
import type { ImagesAnswer, OutputFormat } from './schemas'
import { texts } from './texts'

type PictureDeps = Pick<OpenApiPorts, 'config' | 'db' | 'storage'>

/** Encoding takes a core for a moment: few at once, users by turns. */
const encoders = createFairGate({ perGroup: 2, perMember: 1 })

export interface Encoding {
  readonly format: OutputFormat
  /** 0 to 100; null: the usual quality. */
  readonly quality: number | null
  /** Longest side; null: as it is. */
  readonly maxSide?: number | null
}

const QUALITY = 90

/** The picture in another format or size, its AIGC record with it. */
async function encodePicture(
  original: Uint8Array,
  { format, quality, maxSide = null }: Encoding,
): Promise<Buffer> {
  const file = Buffer.from(original)
  if (format === 'png' && maxSide === null) return file
  const [xmp = null] = xmpPacketsOfPng(file)
  const source = sharp(file, { limitInputPixels: MAX_INPUT_PIXELS })
  const sized =
    maxSide === null
      ? source
      : source.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  const labelled = xmp === null ? sized : sized.withXmp(xmp)
  const options = { quality: Math.max(1, quality ?? QUALITY) }
  if (format === 'webp') return labelled.webp(options).toBuffer()
  if (format === 'jpeg') return labelled.flatten({ background: '#ffffff' }).jpeg(options).toBuffer()
  return labelled.png().toBuffer()
}

/** Bytes of a picture of this user. Throws OpenApiError 404. */
export async function readPicture(
  { db, storage }: Pick<PictureDeps, 'db' | 'storage'>,
  userId: string,
  { ref, ...encoding }: Encoding & { ref: MediaRef },
): Promise<{ data: Buffer; mime: string }> {
  const row = (await findSources(db, userId, [ref])).get(ref)
  if (!row) throw new OpenApiError({ status: 404, code: 'not_found', message: texts.noResult })
  const original = await storage.get(row.key)
  // Pictures of jobs are PNG; other files (videos, uploads) go out as they are stored.
  if (row.mime !== 'image/png') return { data: Buffer.from(original), mime: row.mime }
  const leave = await encoders.enter('', userId)
  try {
    return { data: await encodePicture(original, encoding), mime: `image/${encoding.format}` }
  } finally {
    leave()
  }
}

/** An absolute address. */
export function toAbsolute({ config }: Pick<PictureDeps, 'config'>, request: FastifyRequest) {
  const origin = originOf(request, config.publicUrl)
  return (url: string): string => (url.startsWith('/') ? `${origin}${url}` : url)
}

export interface Delivery extends Encoding {
  readonly as: 'url' | 'b64_json'
}

/** Pictures of a finished job in the shape of OpenAI. */
export async function buildImages(
  deps: PictureDeps,
  request: FastifyRequest,
  { job, userId, delivery }: { job: JobView; userId: string; delivery: Delivery },
): Promise<ImagesAnswer> {
  const absolute = toAbsolute(deps, request)
  const data: ImagesAnswer['data'] = []
  for (const picture of job.pictures) {
    const { id, url, seed } = picture
    const named = { id: `picture:${id}`, ...(seed !== null && { seed }) }
    if (delivery.as === 'url') data.push({ url: absolute(url), ...named })
    else data.push({ b64_json: await readBase64(deps, userId, picture, delivery), ...named })
  }
  const [first] = job.pictures
  return {
    created: Math.floor(Date.parse(job.createdAt) / 1000),
    data,
    ...(first && {
      background: first.transparent ? 'transparent' : 'opaque',
      size: `${first.width}x${first.height}`,
    }),
    output_format: delivery.as === 'url' ? 'png' : delivery.format,
    moguang: { task: job.id, credits: job.spentCredits },
  }
}

export async function readBase64(
  deps: Pick<PictureDeps, 'db' | 'storage'>,
  userId: string,
  { id }: Pick<PictureView, 'id'>,
  { format, quality }: Encoding,
): Promise<string> {
  const ref = `picture:${id}` as const
  const { data } = await readPicture(deps, userId, { ref, format, quality })
  return data.toString('base64')
}
