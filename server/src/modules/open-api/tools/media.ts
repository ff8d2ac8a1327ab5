/**
 * Pictures in the parameters of tools: references, or data URLs, which become uploads. Addresses of
 * other servers are refused: this server fetches nothing for a program.
 */
import { writeFile } from 'node:fs/promises'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { ParamSpec, SentParams, ToolDefinition } from '@contract/tools/define'
import type { SpooledFile } from '../../../platform/media-intake/spool'
import { takeUpload } from '../../upload/take'
import { uploadFile } from '../../upload/service'
import { badParameter } from '../errors'
import { readMask } from '../images/mask'
import type { OpenApiPorts } from '../ports'
import { texts } from '../texts'

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

type MediaDeps = OpenApiPorts

function decode(value: string, param: string): Buffer {
  const base64 = DATA_URL.exec(value)?.[1]
  if (base64 === undefined) throw badParameter(param, texts.badMedia, 'invalid_image')
  return Buffer.from(base64, 'base64')
}

async function withFile<T>(
  { spool }: Pick<MediaDeps, 'spool'>,
  bytes: Buffer,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const file = await spool.take({ bytes: bytes.length }, (path) => writeFile(path, bytes))
  try {
    return await use({ ...file, dispose: async () => {} })
  } finally {
    await file.dispose()
  }
}

async function storePicture(
  deps: MediaDeps,
  userId: string,
  { value, param }: { value: unknown; param: string },
): Promise<unknown> {
  if (value === null || value === undefined || isMediaRef(value)) return value
  if (typeof value !== 'string') throw badParameter(param, texts.badMedia, 'invalid_image')
  const upload = await withFile(deps, decode(value, param), (file) =>
    uploadFile(deps, userId, file),
  )
  return `upload:${upload.id}` satisfies MediaRef
}

async function storeParam(
  deps: MediaDeps,
  userId: string,
  { spec, value, param }: { spec: ParamSpec | undefined; value: unknown; param: string },
): Promise<unknown> {
  const store = (one: unknown) => storePicture(deps, userId, { value: one, param })
  if (spec?.kind === 'image' || spec?.kind === 'video' || spec?.kind === 'sound')
    return store(value)
  if (spec?.kind === 'images' && Array.isArray(value))
    return inTurn(value.slice(0, spec.max + 1), store)
  if (spec?.kind === 'shots' && Array.isArray(value))
    return inTurn(value.slice(0, spec.max + 1), async (shot: unknown) =>
      typeof shot === 'object' && shot !== null && 'image' in shot
        ? { ...shot, image: await store(shot.image) }
        : shot,
    )
  if (spec?.kind === 'mask' && typeof value === 'string')
    return withFile(deps, decode(value, param), async (file) =>
      readMask((await takeUpload(deps, userId, file)).path),
    )
  return value
}

async function inTurn<T>(values: readonly unknown[], run: (value: unknown) => Promise<T>) {
  const results: T[] = []
  for (const value of values) results.push(await run(value))
  return results
}

/** Parameters with references in the place of data URLs. Throws OpenApiError `invalid_image`. */
export async function storeMedia(
  deps: MediaDeps,
  userId: string,
  { tool, input }: { tool: ToolDefinition; input: SentParams },
): Promise<SentParams> {
  const stored: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    const spec = Object.hasOwn(tool.params, key) ? tool.params[key] : undefined
    stored[key] = await storeParam(deps, userId, { spec, value, param: `input.${key}` })
  }
  return stored
}
