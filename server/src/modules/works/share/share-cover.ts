/**
 * Share picture of a work or of the app in a chat: JPEG of 5 to 4. WeChat takes no WebP there, and
 * crops every other shape.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { SHARED_MEDIA } from '../../../platform/http/shared-media'
import { AppError } from '../../../platform/lib/errors'
import { coversFolder } from '../../../platform/lib/paths'
import type { WorksPorts } from '../ports'
import { findWhole } from '../repository'
import { texts } from '../texts'

const WIDTH = 500
const HEIGHT = 400
const CACHE_MAX = 100
const HOUR_SECONDS = 3600
/** A painted picture used as the cover of the app. */
const APP_COVER = 'photo2img.webp'

/** The whole picture on a dark, soft copy of itself, with the label it carries. */
export async function drawShareCover(thumb: Uint8Array): Promise<Buffer> {
  const { xmp } = await sharp(thumb).metadata()
  const size = { width: WIDTH, height: HEIGHT }
  const whole = await sharp(thumb)
    .resize({ ...size, fit: 'inside' })
    .toBuffer()
  const ground = await sharp(thumb)
    .resize({ ...size, fit: 'cover' })
    .blur(18)
    .modulate({ brightness: 0.55 })
    .toBuffer()
  const composed = sharp(ground).composite([{ input: whole }])
  const labelled = xmp ? composed.withXmp(xmp.toString('utf8')) : composed
  return labelled.flatten({ background: '#000' }).jpeg({ quality: 86 }).toBuffer()
}

function createCovers() {
  const cache = new Map<string, Promise<Buffer>>()
  return (name: string, read: () => Promise<Uint8Array>): Promise<Buffer> => {
    const known = cache.get(name)
    if (known) return known
    const pending = read().then(drawShareCover)
    const oldest = cache.size >= CACHE_MAX ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(name, pending)
    // A failed one is tried again.
    pending.catch(() => cache.delete(name))
    return pending
  }
}

function sendCover(reply: FastifyReply, cover: Buffer): FastifyReply {
  const cache = `public, max-age=${HOUR_SECONDS}`
  return reply
    .headers({ ...SHARED_MEDIA, 'cache-control': cache })
    .type('image/jpeg')
    .send(cover)
}

/** Throws NOT_FOUND for a work that is not public. */
async function findThumbKey(db: WorksPorts['db'], id: string | undefined): Promise<string> {
  const row = id === undefined ? null : await findWhole(db, id, null)
  if (row?.work.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
  return row.picture.thumbKey
}

export function registerShareCovers(app: FastifyInstance, { reads, storage }: WorksPorts): void {
  const coverOf = createCovers()
  const hidden = { schema: { hide: true } }
  app.get('/share/app.jpg', hidden, async (_request, reply) => {
    const file = path.join(coversFolder, APP_COVER)
    if (!existsSync(file)) throw new AppError('NOT_FOUND')
    return sendCover(reply, await coverOf(APP_COVER, () => readFile(file)))
  })
  app.get<{ Params: { file: string } }>('/share/works/:file', hidden, async (request, reply) => {
    const [, id] = /^([\w-]{1,40})\.jpg$/.exec(request.params.file) ?? []
    const thumbKey = await reads.read(null, ({ db }) => findThumbKey(db, id))
    return sendCover(reply, await coverOf(thumbKey, () => storage.get(thumbKey)))
  })
}
