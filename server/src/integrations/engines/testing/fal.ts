/**
 * A local fal queue, as strict as its documents (fal.ai/docs queue and inference API, pages of
 * models' schemas; read in November 2026; its client 1.10.1, see tests/clients, and its source
 * fal-js 381105e): addresses without a model's sub-path, the id of a request in a header,
 * 202 until it is completed, completed that has failed, lists of what is wrong.
 */
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { type LocalServer, type SeenCall, sendJson, startLocalServer } from './http'
import { QUIRKS, type Quirks, smallPicture, type Task, taskBook } from './tasks'

interface Schema {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

const PICTURE_FIELDS = ['seed', 'num_images', 'output_format', 'image_size', 'negative_prompt']
const VIDEO_FIELDS = ['seed', 'resolution', 'duration', 'aspect_ratio', 'camera_fixed']

const MODELS: Readonly<Record<string, Schema>> = {
  'fal-ai/qwen-image': { required: ['prompt'], optional: PICTURE_FIELDS },
  'fal-ai/qwen-image-edit-plus': { required: ['prompt', 'image_urls'], optional: PICTURE_FIELDS },
  'fal-ai/flux-pro/v1/fill': {
    required: ['prompt', 'image_url', 'mask_url'],
    optional: ['seed', 'num_images', 'output_format', 'safety_tolerance'],
  },
  'fal-ai/birefnet/v2': { required: ['image_url'], optional: ['model', 'output_format'] },
  'fal-ai/esrgan': { required: ['image_url'], optional: ['scale', 'model', 'output_format'] },
  'fal-ai/codeformer': { required: ['image_url'], optional: ['fidelity', 'upscale_factor'] },
  'fal-ai/florence-2-large/detailed-caption': { required: ['image_url'], optional: [] },
  'fal-ai/bytedance/seedance/v1/pro/image-to-video': {
    required: ['prompt', 'image_url'],
    optional: [...VIDEO_FIELDS, 'end_image_url'],
  },
  'fal-ai/bytedance/seedance/v1/pro/text-to-video': {
    required: ['prompt'],
    optional: VIDEO_FIELDS,
  },
}

interface ModelRequest {
  readonly model: string
  readonly body: Readonly<Record<string, unknown>>
}

function wrongIn(body: ModelRequest['body'], { required, optional }: Schema): string | null {
  const missing = required.find((key) => body[key] === undefined)
  if (missing !== undefined) return missing
  const odd = Object.keys(body).find((key) => ![...required, ...optional].includes(key))
  if (odd !== undefined) return odd
  const files = Object.entries(body).filter(([key]) => /_urls?$/.test(key))
  const bad = files.find(([, value]) =>
    [value].flat().some((url) => !/^data:image\/png;base64,/.test(String(url))),
  )
  if (bad) return bad[0]
  const { duration } = body
  return duration === undefined || /^([2-9]|1[0-2])$/.test(String(duration)) ? null : 'duration'
}

export interface LocalFal extends LocalServer {
  readonly base: string
  readonly quirks: Quirks
  /** Everything that was taken on, and would be paid for. */
  accepted(): readonly ModelRequest[]
}

const pictureIn = (url: unknown): Buffer =>
  Buffer.from(String([url].flat()[0]).split(',')[1] ?? '', 'base64')

/** @param options.video bytes of video results */
export async function startLocalFal(
  options: { video?: Buffer; quirks?: Partial<Quirks>; key?: string } = {},
): Promise<LocalFal> {
  const quirks: Quirks = { ...QUIRKS, ...options.quirks }
  const book = taskBook(quirks, 'req-')
  const files = new Map<string, Buffer>()
  const accepted: ModelRequest[] = []

  const refuse = (response: ServerResponse, status: number, detail: unknown): void =>
    sendJson(response, status, { detail })

  async function drawPicture({ model, body }: ModelRequest): Promise<Buffer> {
    const { image_size: size, scale = 1 } = body as {
      image_size?: { width: number; height: number }
      scale?: number
    }
    if (size) return smallPicture(size.width, size.height)
    const shown = pictureIn(body.image_url)
    const { width, height } = await sharp(shown).metadata()
    if (!model.includes('birefnet'))
      return sharp(shown)
        .resize(width * scale, height * scale)
        .png()
        .toBuffer()
    // The left half is the subject.
    const subject = {
      create: { width: width >> 1, height, channels: 4, background: '#fff' },
    } as const
    const mask = await sharp(subject).png().toBuffer()
    return sharp(shown)
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in', gravity: 'west' }])
      .png()
      .toBuffer()
  }

  async function buildAnswer(task: Task, request: ModelRequest): Promise<Record<string, unknown>> {
    const { model, body } = request
    if (model.includes('florence')) return { results: quirks.empty ? '' : 'a cat, on a sofa' }
    const isVideo = model.includes('video')
    const own = isVideo ? (options.video ?? Buffer.alloc(0)) : await drawPicture(request)
    files.set(task.id, quirks.file ?? own)
    const file = {
      url: `${server.address}/files/${task.id}`,
      content_type: 'application/octet-stream',
    }
    const seed = typeof body.seed === 'number' ? body.seed : 4
    if (isVideo) return quirks.empty ? { seed } : { video: file, seed }
    if (!model.includes('qwen') && !model.includes('flux'))
      return quirks.empty ? {} : { image: file }
    const flags = [String(body.prompt).includes('坏图')]
    return { images: quirks.empty ? [] : [file], seed, has_nsfw_concepts: flags }
  }

  async function answer(task: Task, response: ServerResponse): Promise<void> {
    const request = task.body as unknown as ModelRequest
    if (book.getStage(task) < 2) return refuse(response, 400, 'Request is still in progress')
    if (quirks.failsWith?.startsWith('runner_'))
      return sendJson(response, 503, { detail: 'x', error_type: quirks.failsWith })
    if (quirks.failsWith !== null)
      return refuse(response, 422, [{ loc: ['body'], msg: 'x', type: quirks.failsWith }])
    sendJson(response, 200, await buildAnswer(task, request), { 'x-fal-request-id': task.id })
  }

  function requests(call: SeenCall, response: ServerResponse): Promise<void> | void {
    const [, id = '', what = ''] =
      /\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(call.url.pathname) ?? []
    const task = book.find(id)
    if (!task || task.cancelled || quirks.cancelled) return refuse(response, 404, 'Not found')
    const stage = book.getStage(task)
    if (what === '/cancel') {
      if (call.method !== 'PUT') return refuse(response, 405, 'Method Not Allowed')
      if (stage === 2) return sendJson(response, 400, { status: 'ALREADY_COMPLETED' })
      task.cancelled = true
      return sendJson(response, 202, { status: 'CANCELLATION_REQUESTED' })
    }
    if (what !== '/status') return answer(task, response)
    if (stage === 0) return sendJson(response, 202, { status: 'IN_QUEUE', queue_position: 2 })
    if (stage === 1) return sendJson(response, 202, { status: 'IN_PROGRESS', logs: null })
    sendJson(response, 200, { status: 'COMPLETED', logs: null, metrics: { inference_time: 1 } })
  }

  function submit(call: SeenCall, response: ServerResponse): void {
    const model = call.url.pathname.slice(1)
    const schema = MODELS[model]
    if (!schema) return refuse(response, 404, `Application "${model}" not found`)
    const body = JSON.parse(call.body.toString()) as ModelRequest['body']
    const wrong = wrongIn(body, schema)
    if (wrong !== null)
      return refuse(response, 422, [{ loc: ['body', wrong], msg: 'x', type: 'value_error' }])
    const request = { model, body }
    accepted.push(request)
    const task = book.take(request)
    // Without the sub-path of the model, as the real one.
    const at = `${server.address}/${model.split('/').slice(0, 2).join('/')}/requests/${task.id}`
    sendJson(response, 200, {
      status: 'IN_QUEUE',
      request_id: task.id,
      queue_position: 2,
      status_url: `${at}/status`,
      response_url: at,
      cancel_url: `${at}/cancel`,
    })
  }

  const server = await startLocalServer((call, response) => {
    const { pathname } = call.url
    const [, file] = /^\/files\/([\w-]+)$/.exec(pathname) ?? []
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.end(files.get(file))
      return
    }
    if (call.headers.authorization !== `Key ${options.key ?? 'fal-local'}`)
      return refuse(response, 401, 'Authentication is required to access this application.')
    if (pathname.includes('/requests/')) return requests(call, response)
    submit(call, response)
  })
  return Object.assign(server, { base: server.address, quirks, accepted: () => accepted })
}
