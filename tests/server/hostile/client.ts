/** A server with a user, and an order with one parameter exchanged. */
import type { JobView } from '@contract/jobs'
import { computeCost, type ToolDefinition } from '@contract/tools/define'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { transaction } from '../../../server/src/platform/db/transaction'
import { grantCredits } from '../../../server/src/modules/credits/service'
import { findSources } from '../../../server/src/modules/job/sources'
import { plannedSamples } from '../../../server/src/modules/samples/plan'
import { newPhone } from '../../../server/src/testing/accounts'
import {
  type Answer,
  callApi,
  signInByCalls,
  startTestApp,
  type TestApp,
} from '../../../server/src/testing/app'
import { waitForEnd } from '../../../server/src/testing/ended-jobs'
import { uploadAs } from '../../../server/src/testing/uploads'
import { paramsFor } from '../tool-params'

const PRICE = 2
const CREDITS = 100_000
const MEDIA = ['image', 'images', 'video']

/** The parameters of a tool that take files. */
export function mediaKeys({ params }: ToolDefinition): string[] {
  return Object.entries(params).flatMap(([key, spec]) => {
    if (spec.kind === 'shots') return spec.pictures ? [key] : []
    return MEDIA.includes(spec.kind) ? [key] : []
  })
}

/** A list takes the files in place of its last ones, and grows for them. */
function withRefs(value: unknown, refs: readonly string[], most: number): unknown {
  if (!Array.isArray(value)) return refs[0]
  const [like] = value as unknown[]
  const changed = refs.map((ref) => (typeof like === 'object' ? { ...like, image: ref } : ref))
  const rest = (value as unknown[]).slice(0, Math.max(0, value.length - refs.length))
  return [...rest, ...changed].slice(0, most)
}

interface Usual {
  readonly photo: MediaRef
  readonly video: MediaRef
}

/**
 * Acceptable parameters, quick ones, with some files exchanged and whatever it takes for that
 * parameter to matter.
 */
export function orderWith(
  tool: ToolDefinition,
  { photo, video }: Usual,
  exchanged?: { key: string; refs: readonly string[] },
): Record<string, unknown> {
  const params = paramsFor(tool, photo, video)
  const { seconds } = tool.params
  if (seconds?.kind === 'number') params.seconds = seconds.min
  if (tool.params.count?.kind === 'count') params.count = tool.params.count.min
  if (!exchanged) return params
  const { key, refs } = exchanged
  const spec = tool.params[key]
  for (const [other, values] of Object.entries(spec?.when ?? {})) params[other] = values[0]
  const most = spec && 'max' in spec ? spec.max : 1
  return { ...params, [key]: withRefs(params[key], refs, most) }
}

export class Client {
  #orders = 0

  private constructor(
    readonly server: TestApp,
    readonly token: string,
    readonly userId: string,
  ) {}

  static async open(threads = 2): Promise<Client> {
    const server = await startTestApp({
      works: true,
      env: { JOB_TIMEOUT_MS: '300000', MAX_ACTIVE_JOBS: '1000', PAINTER_THREADS: String(threads) },
    })
    const { token } = await signInByCalls(server.app, newPhone())
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
    const { id: userId } = data as { id: string }
    const grant = {
      userId,
      kind: 'welcome',
      credits: CREDITS,
      onceKey: `client:${userId}`,
    } as const
    await transaction(server.deps.db, (tx) => grantCredits(tx, grant))
    // style cards are not needed here: their painting would only take turns with the orders
    for (const { id } of plannedSamples(server.deps.engines))
      await server.deps.pool.query('select graphile_worker.remove_job($1)', [id])
    return new Client(server, token, userId)
  }

  close(): Promise<void> {
    return this.server.close()
  }

  /** The multipart upload of a form, as every client can make it. */
  async post(bytes: Uint8Array, name: string): Promise<Answer> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
    const request = new Request('http://form', { method: 'POST', body: form })
    const response = await this.server.app.inject({
      method: 'POST',
      url: '/api/base-upload',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { ...response.json<Answer>(), status: response.statusCode, response }
  }

  upload(bytes: Uint8Array): Promise<MediaRef> {
    return uploadAs(this.server, this.token, bytes)
  }

  /** An upload whose stored bytes are exchanged behind the gate's back. */
  async smuggle(honest: Uint8Array, bytes: Uint8Array): Promise<MediaRef> {
    const ref = await this.upload(honest)
    const { db, storage } = this.server.deps
    const row = (await findSources(db, this.userId, [ref])).get(ref)
    if (!row) throw new Error('an upload without a row')
    await storage.put(row.key, bytes, { mime: 'image/jpeg' })
    return ref
  }

  /** Length of the video that an order names; null where it names none. */
  async #videoMs({ video }: Record<string, unknown>): Promise<number | null> {
    if (!isMediaRef(video)) return null
    const rows = await findSources(this.server.deps.db, this.userId, [video])
    return rows.get(video)?.durationMs ?? null
  }

  async order(tool: ToolDefinition, params: Record<string, unknown>): Promise<Answer> {
    const [, path = ''] = tool.call.split(' ')
    const requestId = `client-${(this.#orders += 1)}-${tool.id}`
    const quotedCredits = computeCost(tool, params, PRICE, await this.#videoMs(params))
    const body = { requestId, params, quotedCredits }
    return callApi(this.server.app, 'POST', path, { token: this.token, body })
  }

  /** The ended job of an order that is accepted. */
  async ended(tool: ToolDefinition, params: Record<string, unknown>): Promise<JobView> {
    const { code, message, data } = await this.order(tool, params)
    if (code !== 0) throw new Error(`${tool.id} was not accepted: ${message}`)
    const { id } = (data as { job: JobView }).job
    return waitForEnd(this.server, { token: this.token, id })
  }

  /** Available and held credits. */
  async balance(): Promise<number> {
    const { data } = await callApi(this.server.app, 'GET', '/api/user/score', { token: this.token })
    const { balance, held } = data as { balance: number; held: number }
    return balance + held
  }
}
