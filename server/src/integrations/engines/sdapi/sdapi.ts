/** A1111, Forge, SD.Next and sd-server behind the engine port. */
import { randomUUID } from 'node:crypto'
import { buildOfferCapabilities } from '../diffusion/capabilities'
import { FAMILIES, type FamilyNames } from '../diffusion/families'
import { paintFromWords } from '../diffusion/painter'
import type { CallContext, Painting } from '../diffusion/server'
import { type Helpers, runTool, type ToolServer } from '../diffusion/tools'
import { upscalerFor } from '../diffusion/upscalers'
import { type Engine, EngineError } from '../engine'
import { fetchJson, type RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'
import { parseCaption, parseError, decodeFile, parsePicture } from './answers'
import { callBlocking, createQueue } from './blocking'
import { captionCall, enlargeBody, facesBody, nativeBody, paintBody } from './bodies'
import { runNative } from './native'
import { probe, type SdServer } from './probe'

export interface SdApiOptions {
  readonly id: string
  /** Null: as it is found to be called. */
  readonly name: string | null
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** `user:password`, or null. */
  readonly auth: string | null
  /** Longest wait for one picture. */
  readonly timeoutMs: number
  readonly helpers: Helpers | null
  readonly families?: FamilyNames | undefined
}

const NAMES = {
  a1111: 'SD WebUI',
  forge: 'Forge',
  sdnext: 'SD.Next',
  'sd-server': 'sd-server',
} as const

const NOTHING: Pick<SdServer, 'models' | 'skills'> = { models: [], skills: new Set() }

export function createSdApiEngine(options: SdApiOptions): Engine {
  const { id, helpers, timeoutMs, auth } = options
  const api: RemoteApi = {
    label: 'the sdapi server',
    baseUrl: options.baseUrl,
    timeoutMs,
    errorOf: parseError,
    ...(auth && { headers: { authorization: `Basic ${Buffer.from(auth).toString('base64')}` } }),
  }
  const inTurn = createQueue()
  let found: SdServer | null = null

  function known(): SdServer {
    if (!found) throw new EngineError('unavailable', `${api.label} was not met yet`)
    return found
  }

  async function paint(painting: Painting, context: CallContext): Promise<Buffer> {
    const server = known()
    const model = server.models.find((one) => one.id === painting.model)
    if (!model)
      throw new EngineError('unavailable', `${api.label} has this model no more`, {
        trouble: 'missing',
      })
    if (server.dialect === 'sd-server')
      return runNative(api, nativeBody(model, painting), { context, deadlineMs: timeoutMs })
    const { dialect } = server
    return inTurn(context, async (hold) => {
      const taskId = `moguang-${randomUUID()}`
      const call = { ...paintBody(server, model, painting, taskId), taskId }
      return parsePicture(await callBlocking({ api, dialect }, call, { context, hold }))
    })
  }

  async function extras(body: object, context: CallContext): Promise<Buffer> {
    const path = '/sdapi/v1/extra-single-image'
    const answer = await inTurn(context, () =>
      fetchJson(api, { path, body, answer: 'pictures', signal: context.signal }),
    )
    return decodeFile(isRecord(answer) ? answer.image : null)
  }

  const server: ToolServer = {
    label: api.label,
    familyOf: (model) => known().models.find((one) => one.id === model)?.family ?? FAMILIES.sd15,
    paint,
    enlarge(picture, { factor, isDrawing }, context) {
      const upscaler = upscalerFor(known().upscalers, isDrawing)
      if (upscaler === null) throw new EngineError('unsupported', `${api.label} enlarges nothing`)
      return extras(enlargeBody(picture, factor, upscaler), context)
    },
    restore(picture, { faces }, context) {
      const by = known().faces
      if (!by) throw new EngineError('unsupported', `${api.label} restores no faces`)
      return extras(facesBody(picture, faces, by), context)
    },
    async describe(picture, context) {
      const call = captionCall(known().dialect, picture)
      return parseCaption(
        await inTurn(context, () => fetchJson(api, { ...call, signal: context.signal })),
      )
    },
  }

  return {
    id,
    get name() {
      return options.name ?? (found ? NAMES[found.dialect] : 'SD API')
    },
    get capabilities() {
      const { models, skills } = found ?? NOTHING
      const canReport = found?.dialect !== 'sd-server'
      const offer = { models, skills: helpers ? skills : new Set<never>() }
      return buildOfferCapabilities(offer, {
        progress: canReport,
        preview: canReport,
        cancel: true,
      })
    },
    run: (request, context) => paintFromWords({ label: api.label, paint }, request, context),
    ...(helpers && {
      runTool: (request, context) => {
        const model = request.model ?? known().models[0]?.id ?? ''
        return runTool({ server, request, model, context, helpers })
      },
    }),
    async check({ signal }) {
      found = await probe(
        { ...api, timeoutMs: Math.min(timeoutMs, 15_000) },
        { engine: id, families: options.families, signal },
      )
      if (found.models.length === 0)
        throw new EngineError('unavailable', `${NAMES[found.dialect]} has no model that paints`, {
          trouble: 'missing',
        })
      return `${NAMES[found.dialect]}, ${found.models.length} models`
    },
    notices: () => found?.notices ?? [],
    async close() {},
  }
}
