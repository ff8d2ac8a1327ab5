/**
 * A local Volcengine Ark, as strict as its documents (82379/1541523 pictures, 1520757 and 1521309
 * video tasks, 1299023 errors, in public copies read in November 2026; volcengine-python-sdk
 * b5be43b;
 * @ai-sdk/bytedance 1.0.29, see tests/clients): floors of pixels, roles of frames, strict fields by
 * version, DELETE of a running task.
 */
import type { ServerResponse } from 'node:http'
import { type LocalServer, type SeenCall, sendJson, startLocalServer } from './http'
import { QUIRKS, type Quirks, smallPicture, type Task, taskBook } from './tasks'

interface Content {
  readonly type: string
  readonly text?: string
  readonly image_url?: { readonly url: string }
  readonly role?: string
}

interface RequestBody extends Readonly<Record<string, unknown>> {
  readonly model: string
  readonly content?: readonly Content[]
  readonly prompt?: string
}

const PNG = /^data:image\/png;base64,/
const FIELDS = ['model', 'content', 'resolution', 'ratio', 'duration', 'watermark', 'seed']
const RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', 'adaptive']

function videoRefusal(request: RequestBody): string | null {
  const { model, content = [], ratio, duration, seed } = request
  const odd = Object.keys(request).find((key) => !FIELDS.includes(key))
  if (odd !== undefined) return `InvalidParameter.${odd}`
  if (content.some(({ text }) => text?.includes('违禁'))) return 'InputTextSensitiveContentDetected'
  const [least, most] = /-1-0/.test(model) ? [2, 12] : /-1-5/.test(model) ? [4, 12] : [4, 15]
  if (typeof duration !== 'number' || duration < least || duration > most)
    return 'InvalidParameter.duration'
  if (!RATIOS.includes(String(ratio))) return 'InvalidParameter.ratio'
  if (seed !== undefined && !/seedance-1/.test(model)) return 'InvalidParameter.seed'
  const frames = content.filter(({ type }) => type === 'image_url')
  const roles = frames.map(({ role }) => role).join('+')
  if (!['', 'first_frame', 'first_frame+last_frame'].includes(roles))
    return 'InvalidParameter.content'
  if (roles.includes('last') && /fast|lite/.test(model)) return 'InvalidParameter.content'
  return frames.every(({ image_url: { url } = { url: '' } }) => PNG.test(url))
    ? null
    : 'InvalidParameter.image_url'
}

function pictureRefusal(request: RequestBody): string | null {
  const { model, size, n, prompt = '', sequential_image_generation: set } = request
  const [width = 0, height = 0] = String(size).split('x').map(Number)
  const isPro = /-5-0-(pro|flash)/.test(model)
  if (n !== undefined || request.seed !== undefined) return 'InvalidParameter.n'
  if (isPro && set !== undefined) return 'InvalidParameter.sequential_image_generation'
  if (width * height < (isPro ? 921_600 : 3_686_400)) return 'InvalidParameter.size'
  const pictures = [request.image ?? []].flat() as string[]
  if (pictures.some((one) => !PNG.test(one))) return 'InvalidParameter.image'
  return prompt.includes('违禁') ? 'InputTextSensitiveContentDetected' : null
}

export interface LocalArk extends LocalServer {
  readonly base: string
  readonly quirks: Quirks
  /** Everything that was taken on, and would be paid for. */
  accepted(): readonly RequestBody[]
}

/** @param options.video bytes of video results; without them none is made */
export async function startLocalArk(
  options: { video?: Buffer; quirks?: Partial<Quirks>; key?: string } = {},
): Promise<LocalArk> {
  const quirks: Quirks = { ...QUIRKS, ...options.quirks }
  const book = taskBook(quirks, 'cgt-2026')
  const accepted: RequestBody[] = []
  /** Pictures that were made, by path. */
  const files = new Map<string, Buffer>()

  const refuse = (response: ServerResponse, status: number, code: string): void =>
    sendJson(response, status, {
      error: { code, message: 'refused. Request id: 02', param: '', type: 'BadRequest' },
    })

  function look(task: Task, response: ServerResponse): void {
    const { model, duration } = task.body
    const about = { id: task.id, model, created_at: 1, updated_at: 2, error: null }
    if (task.cancelled || quirks.cancelled)
      return sendJson(response, 200, { ...about, status: 'cancelled' })
    const stage = book.getStage(task)
    if (stage < 2)
      return sendJson(response, 200, { ...about, status: stage === 0 ? 'queued' : 'running' })
    if (quirks.failsWith !== null) {
      const error = { code: quirks.failsWith, message: 'x' }
      return sendJson(response, 200, { ...about, status: 'failed', error })
    }
    const video_url = `${server.address}/tos/${task.id}.mp4?X-Tos-Signature=a%2Fb`
    const content = quirks.empty ? {} : { video_url }
    const usage = { completion_tokens: 21_600 * Number(duration), total_tokens: 1 }
    const output = { content, usage, seed: 4, resolution: '720p', duration, framespersecond: 24 }
    sendJson(response, 200, { ...about, status: 'succeeded', ...output })
  }

  function tasks(call: SeenCall, response: ServerResponse): void {
    const [, id] = /\/tasks\/([\w-]+)$/.exec(call.url.pathname) ?? []
    if (id === undefined && call.method === 'GET')
      return sendJson(response, 200, { items: [], total: 0 })
    if (id === undefined) {
      const request = JSON.parse(call.body.toString()) as RequestBody
      if (!/seedance/.test(request.model)) return refuse(response, 404, 'ModelNotOpen')
      const code = videoRefusal(request)
      if (code !== null) return refuse(response, 400, code)
      accepted.push(request)
      return sendJson(response, 200, { id: book.take(request).id })
    }
    const task = book.find(id)
    if (!task) return refuse(response, 404, 'ResourceNotFound')
    if (call.method === 'GET') return look(task, response)
    if (book.getStage(task) === 1) return refuse(response, 409, 'InvalidAction.RunningTaskDeletion')
    task.cancelled = true
    sendJson(response, 200, {})
  }

  async function pictures(call: SeenCall, response: ServerResponse): Promise<void> {
    const request = JSON.parse(call.body.toString()) as RequestBody
    const code = pictureRefusal(request)
    if (code !== null) return refuse(response, 400, code)
    accepted.push(request)
    const usage = { generated_images: 1 }
    if (request.prompt?.includes('坏图')) {
      const data = [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'x' } }]
      return sendJson(response, 200, { data, usage })
    }
    const [width = 0, height = 0] = String(request.size).split('x').map(Number)
    const file = quirks.file ?? (await smallPicture(width, height))
    await new Promise((resolve) => setTimeout(resolve, quirks.stepMs).unref())
    files.set(`/tos/picture-${accepted.length}.jpeg`, file)
    const item =
      request.response_format === 'url'
        ? { url: `${server.address}/tos/picture-${accepted.length}.jpeg?X-Tos-Signature=a%2Fb` }
        : { b64_json: file.toString('base64') }
    const data = quirks.empty ? [] : [{ ...item, size: request.size }]
    sendJson(response, 200, { model: request.model, created: 1, data, usage })
  }

  const server = await startLocalServer((call, response) => {
    const { pathname } = call.url
    if (pathname.startsWith('/tos/')) {
      const own = files.get(pathname)
      response.writeHead(200, { 'content-type': own ? 'image/jpeg' : 'video/mp4' })
      response.end(quirks.file ?? own ?? options.video)
      return
    }
    if (call.headers.authorization !== `Bearer ${options.key ?? 'ark-local'}`)
      return refuse(response, 401, 'AuthenticationError')
    if (pathname.endsWith('/images/generations')) return pictures(call, response)
    if (pathname.includes('/contents/generations/tasks')) return tasks(call, response)
    refuse(response, 404, 'InvalidEndpointOrModel.NotFound')
  })
  return Object.assign(server, {
    base: `${server.address}/api/v3`,
    quirks,
    accepted: () => accepted,
  })
}
