/** Layered files of pictures: links to them, and the files for holders of links. */
import type { jobEndpoints } from '@contract/endpoints/job'
import { LAYER_FORMATS, type LayerFormat } from '@contract/layers'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  LINK_VALID_MS,
  type LinkKind,
  readLink,
  sendPrivateFile,
  writeLink,
} from '../../platform/http/private-link'
import { AppError } from '../../platform/lib/errors'
import { LAYER_TYPES } from './layer-types'
import type { LayersPorts } from './ports'
import { findLayerFiles, listPictures } from './repository/pictures'
import { findMyJob } from './repository/read'
import { texts } from './texts'

type LayersLink = z.output<typeof jobEndpoints.layers.data>

const LINKS: LinkKind = { path: '/layers', purpose: 'layers-link', holder: 'user' }

interface Wanted {
  readonly id: string
  readonly picture: string
  readonly format: LayerFormat
}

/** Throws NOT_FOUND, also for pictures of other people. */
export async function linkLayers(
  { config, db, keys, now }: LayersPorts,
  userId: string,
  { id, picture: wanted, format }: Wanted,
): Promise<LayersLink> {
  const job = await findMyJob(db, { userId, id })
  const pictures = job ? await listPictures(db, [id]) : []
  const picture = pictures.find((one) => one.id === wanted || String(one.index) === wanted)
  const file = picture?.layerFiles.find((one) => one.format === format)
  if (!picture || !file) throw new AppError('NOT_FOUND')
  const untilMs = now().getTime() + LINK_VALID_MS
  const link = writeLink(keys, LINKS, { id: `${picture.id}.${format}`, holder: userId, untilMs })
  return {
    url: `${config.publicUrl ?? ''}${link}`,
    sizeBytes: file.sizeBytes,
    expiresAt: new Date(untilMs).toISOString(),
  }
}

/** Opened by a browser without a token, so the link itself is signed. */
export function registerLayerDownloads(app: FastifyInstance, deps: LayersPorts): void {
  app.get(`${LINKS.path}/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const query = request.query as Record<string, unknown>
    const link = readLink(deps.keys, LINKS, { id, query, now: deps.now() })
    if (!link) throw new AppError('FORBIDDEN', { message: texts.layersLinkOver })
    const [pictureId = '', wanted] = id.split('.')
    const format = LAYER_FORMATS.find((one) => one === wanted)
    const files = await findLayerFiles(deps.db, { userId: link.holder, pictureId })
    const file = files.find((one) => one.format === format)
    if (!file) throw new AppError('NOT_FOUND')
    const name = `${texts.layersFile}.${file.format}`
    return sendPrivateFile(reply, deps.storage, { ...file, name, type: LAYER_TYPES[file.format] })
  })
}
