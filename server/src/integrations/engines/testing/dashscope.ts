/**
 * A local Alibaba Cloud Model Studio, as strict as its documents (help.aliyun.com and
 * alibabacloud.com/help, read in November 2026; dashscope-sdk-python c0d7a0b; @ai-sdk/alibaba 1.0.61,
 * see tests/clients): the header of tasks,
 * which model belongs to which path, sizes with a star, codes of refusals, what is 200 and failed.
 */
import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { probeVideo } from '@media/video/probe/probe'
import sharp from 'sharp'
import { type LocalServer, parseMultipart, type SeenCall, sendJson, startLocalServer } from './http'
import { QUIRKS, type Quirks, smallPicture, type Task, taskBook } from './tasks'

interface Input {
  readonly prompt?: string
  readonly messages?: readonly { content: readonly { text?: string; image?: string }[] }[]
  readonly function?: string
  readonly base_image_url?: string
  readonly mask_image_url?: string
  readonly img_url?: string
  readonly media?: readonly { type: string; url: string }[]
  readonly video_url?: string
}

export interface RequestBody {
  readonly model: string
  readonly input: Input
  readonly parameters: Readonly<Record<string, unknown>>
}

const PATHS: readonly (readonly [string, RegExp, boolean])[] = [
  ['text2image/image-synthesis', /^(qwen-image(-plus)?$|wanx?2\.[125].*t2i)/, true],
  ['image2image/image-synthesis', /imageedit/, true],
  ['image-generation/generation', /^wan2\.[67].*(image|t2i)/, true],
  ['multimodal-generation/generation', /^(qwen-image|wan2\.[67].*(image|t2i)|z-image)/, false],
  ['video-generation/video-synthesis', /(i2v|t2v|videoedit|vace)/, true],
]
const FIRST_QWEN = ['1664*928', '1472*1104', '1328*1328', '1104*1472', '928*1664']
/** A public address, or the picture itself. */
const PICTURE = /^(data:image\/(png|jpeg|webp);base64,|https?:\/\/)/

const words = ({ prompt, messages }: Input): string =>
  prompt ?? messages?.[0]?.content.map(({ text }) => text ?? '').join('') ?? ''

function wrongSize({ model, parameters: { size } }: RequestBody, isVideo: boolean): boolean {
  if (isVideo) return model.includes('2.7') ? size !== undefined : /x/.test(String(size ?? ''))
  if (model === 'qwen-image-edit') return size !== undefined
  if (size === undefined) return false
  const [width = 0, height = 0] = String(size).split('*').map(Number)
  if (/^qwen-image(-plus)?$/.test(model)) return !FIRST_QWEN.includes(String(size))
  const pixels = width * height
  return !(pixels >= 512 * 512 && pixels <= 2048 * 2048)
}

const CONTROLS = ['posebodyface', 'posebody', 'depth', 'scribble']

/** The video an edit is about: with its address, or none where the question is not in its form. */
function videoIn({ model, input, parameters }: RequestBody): string | null {
  const { duration, ratio, control_condition: control, strength = 1 } = parameters
  if (model.includes('videoedit')) {
    const [only, ...others] = input.media ?? []
    const isPlain = input.function === undefined && duration === undefined && ratio === undefined
    return isPlain && others.length === 0 && only?.type === 'video' ? only.url : null
  }
  const isKnown = input.function === 'video_repainting' && CONTROLS.includes(String(control))
  const isShare = typeof strength === 'number' && strength >= 0 && strength <= 1
  return isKnown && isShare && input.media === undefined ? (input.video_url ?? null) : null
}

/** Of the page of each model. */
function takesVideo(model: string, file: Buffer): boolean {
  const { durationMs, width, height, container } = probeVideo(file)
  const isNew = model.includes('videoedit')
  const [least, most] = isNew ? [1_900, 10_100] : [0, 5_100]
  const sides = [width, height].every((side) => !isNew || (side >= 240 && side <= 4096))
  return container === 'mp4' && durationMs >= least && durationMs <= most && sides
}

function wrongVideo({ model, input, parameters }: RequestBody): boolean {
  const { duration } = parameters
  const isNew = model.includes('2.7')
  if (typeof duration !== 'number' || !Number.isInteger(duration)) return true
  if (isNew ? duration < 2 || duration > 15 : ![5, 10, 15].includes(duration)) return true
  if (model.includes('t2v')) return input.img_url !== undefined || input.media !== undefined
  if (!isNew) return !PICTURE.test(input.img_url ?? '') || input.media !== undefined
  const types = input.media?.map(({ type }) => type).join('+') ?? ''
  return (
    !['first_frame', 'first_frame+last_frame'].includes(types) ||
    !input.media?.every(({ url }) => PICTURE.test(url))
  )
}

const edits = ({ model }: RequestBody): boolean => /videoedit|vace/.test(model)

/** The code of what is wrong with a question; null for a good one. */
function findRefusal(request: RequestBody, isVideo: boolean): string | null {
  const { model, input, parameters } = request
  if (words(input).includes('违禁')) return 'DataInspectionFailed'
  if (wrongSize(request, isVideo)) return 'InvalidParameter'
  if (edits(request)) return null
  if (isVideo) return wrongVideo(request) ? 'InvalidParameter' : null
  if (parameters.n !== 1) return 'InvalidParameter'
  const images = input.messages?.[0]?.content.flatMap(({ image }) => image ?? []) ?? []
  if (images.some((image) => !PICTURE.test(image))) return 'InvalidURL'
  if (/^qwen-image-edit/.test(model) && images.length === 0) return 'InvalidParameter'
  if (!/imageedit/.test(model)) return null
  const isMarked = input.function === 'description_edit_with_mask'
  const hasBoth = PICTURE.test(input.base_image_url ?? '')
  return hasBoth && isMarked === (input.mask_image_url !== undefined) ? null : 'InvalidParameter'
}

async function drawPicture({ input, parameters }: RequestBody): Promise<Buffer> {
  const [width = 0, height = 0] = String(parameters.size ?? '')
    .split('*')
    .map(Number)
  if (width > 0 && height > 0) return smallPicture(width, height)
  const shown = input.base_image_url ?? input.messages?.[0]?.content[0]?.image ?? ''
  const size = await sharp(Buffer.from(shown.split(',')[1] ?? '', 'base64')).metadata()
  return smallPicture(size.width, size.height)
}

export interface LocalDashScope extends LocalServer {
  readonly base: string
  readonly quirks: Quirks
  /** Everything that was taken on, and would be paid for. */
  accepted(): readonly RequestBody[]
  /** Videos that were uploaded and lie there. */
  uploads(): number
}

/** @param options.video bytes of video results; without them none is made */
export async function startLocalDashScope(
  options: { video?: Buffer; quirks?: Partial<Quirks>; port?: number; key?: string } = {},
): Promise<LocalDashScope> {
  const quirks: Quirks = { ...QUIRKS, ...options.quirks }
  const book = taskBook(quirks, 'task-')
  const accepted: RequestBody[] = []
  const files = new Map<string, Buffer>()
  const getRequest = (task: Task) => task.body as unknown as RequestBody
  /** By `oss://` address: the file and the model it was uploaded for. */
  const stored = new Map<string, { model: string; file: Buffer }>()
  const isVideo = ({ model }: RequestBody) => /(i2v|t2v|videoedit|vace)/.test(model)
  const videoFor = (request: RequestBody): Buffer =>
    stored.get(videoIn(request) ?? '')?.file ?? options.video ?? Buffer.alloc(0)

  const refuse = (response: ServerResponse, status: number, code: string): void =>
    sendJson(response, status, { code, message: 'refused', request_id: 'r-1' })

  async function publishFile(key: string, request: RequestBody): Promise<string> {
    const own = isVideo(request) ? videoFor(request) : await drawPicture(request)
    files.set(key, quirks.file ?? own)
    return `${server.address}/oss/${key}?Expires=1&Signature=a%2Fb`
  }

  async function buildResult(task: Task): Promise<Record<string, unknown>> {
    const request = getRequest(task)
    const url = await publishFile(task.id, request)
    if (isVideo(request)) {
      const { duration = probeVideo(videoFor(request)).durationMs / 1000 } = request.parameters
      const usage = { duration, video_count: 1, SR: 720 }
      return { output: quirks.empty ? {} : { video_url: url }, usage }
    }
    const usage = { image_count: 1 }
    if (quirks.empty) return { output: { results: [] }, usage }
    if (words(request.input).includes('坏图'))
      return { output: { results: [{ code: 'DataInspectionFailed', message: 'x' }] }, usage }
    if (request.input.messages === undefined) return { output: { results: [{ url }] }, usage }
    const content = [{ type: 'image', image: url }]
    return { output: { choices: [{ finish_reason: 'stop', message: { content } }] }, usage }
  }

  async function look(id: string, response: ServerResponse): Promise<void> {
    const task = book.find(id)
    const answer = (output: object, more: object = {}) =>
      sendJson(response, 200, { request_id: 'r-2', output: { task_id: id, ...output }, ...more })
    if (!task) return answer({ task_status: 'UNKNOWN' })
    if (task.cancelled || quirks.cancelled) return answer({ task_status: 'CANCELED' })
    const stage = book.getStage(task)
    if (stage < 2) return answer({ task_status: stage === 0 ? 'PENDING' : 'RUNNING' })
    if (quirks.failsWith !== null)
      return answer({ task_status: 'FAILED', code: quirks.failsWith, message: 'x' })
    const { output, usage } = (await buildResult(task)) as { output: object; usage: object }
    answer({ task_status: 'SUCCEEDED', ...output }, { usage })
  }

  /** An uploaded file is read for its own model, and only where the header says that it is one. */
  function refusalOfVideo(request: RequestBody, { headers }: SeenCall): string | null {
    if (!edits(request)) return null
    const found = stored.get(videoIn(request) ?? '')
    if (!found || found.model !== request.model) return 'InvalidURL'
    if (headers['x-dashscope-ossresourceresolve'] !== 'enable') return 'InvalidURL'
    return takesVideo(request.model, found.file) ? null : 'InvalidParameter'
  }

  function policy({ url }: SeenCall, response: ServerResponse): void {
    const model = url.searchParams.get('model')
    if (url.searchParams.get('action') !== 'getPolicy' || !model)
      return refuse(response, 400, 'InvalidParameter')
    const data = {
      policy: `for-${model}`,
      signature: 'c2ln',
      oss_access_key_id: 'LTAI-local',
      upload_dir: `dashscope-instant/1/2026-11-23/${randomUUID()}`,
      upload_host: `${server.address}/store`,
      expire_in_seconds: 300,
      max_file_size_mb: 100,
      x_oss_object_acl: 'private',
      x_oss_forbid_overwrite: 'true',
    }
    sendJson(response, 200, { request_id: 'r-6', data })
  }

  /** The store: a form whose file comes last, and no key of the API's. */
  function store(call: SeenCall, response: ServerResponse): void {
    const parts = parseMultipart(call)
    const said = (name: string) => parts.get(name)?.body.toString()
    const model = said('policy')?.replace(/^for-/, '')
    const signed = said('OSSAccessKeyId') === 'LTAI-local' && said('Signature') === 'c2ln'
    const file = parts.get('file')
    const isLast = [...parts.keys()].at(-1) === 'file'
    const acl = said('x-oss-object-acl') === 'private' && said('x-oss-forbid-overwrite') === 'true'
    const isWhole = signed && acl && isLast && call.headers.authorization === undefined
    if (!isWhole || !model || !file || said('success_action_status') !== '200') {
      response.writeHead(403, { 'content-type': 'application/xml' })
      return void response.end('<Error><Code>AccessDenied</Code></Error>')
    }
    stored.set(`oss://${said('key')}`, { model, file: file.body })
    response.writeHead(200).end()
  }

  async function acceptTask(call: SeenCall, response: ServerResponse): Promise<void> {
    const rule = PATHS.find(([path]) => call.url.pathname.endsWith(`/services/aigc/${path}`))
    const request = JSON.parse(call.body.toString()) as RequestBody
    const queued = call.headers['x-dashscope-async'] === 'enable'
    if (!rule) return refuse(response, 404, 'InvalidParameter')
    if (!rule[1].test(request.model)) return refuse(response, 404, 'ModelNotFound')
    if (rule[2] !== queued) return refuse(response, 403, 'AccessDenied')
    const code = findRefusal(request, isVideo(request)) ?? refusalOfVideo(request, call)
    if (code !== null) return refuse(response, 400, code)
    if (queued) {
      accepted.push(request)
      const task = book.take({ ...request })
      const output = { task_id: task.id, task_status: 'PENDING' }
      return sendJson(response, 200, { output, request_id: 'r-3' })
    }
    accepted.push(request)
    await new Promise((resolve) => setTimeout(resolve, quirks.stepMs).unref())
    if (quirks.failsWith !== null) return refuse(response, 500, quirks.failsWith)
    const url = await publishFile(`now-${accepted.length}`, request)
    const content = quirks.empty ? [] : [{ image: url }]
    const output = { choices: [{ finish_reason: 'stop', message: { content } }] }
    sendJson(response, 200, { output, usage: { width: 1, height: 1 }, request_id: 'r-4' })
  }

  const server = await startLocalServer(async (call, response) => {
    const { pathname } = call.url
    const file = /^\/oss\/([\w-]+)$/.exec(pathname)?.[1]
    if (file !== undefined) {
      // Their store knows no key of the API's.
      if (call.headers.authorization !== undefined) return refuse(response, 400, 'InvalidArgument')
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.end(files.get(file))
      return
    }
    if (pathname === '/store') return store(call, response)
    if (call.headers.authorization !== `Bearer ${options.key ?? 'sk-local'}`)
      return refuse(response, 401, 'InvalidApiKey')
    const id = /\/tasks\/([\w-]+)(\/cancel)?$/.exec(pathname)
    if (pathname.endsWith('/uploads')) return policy(call, response)
    if (pathname.endsWith('/tasks')) return sendJson(response, 200, { output: [], request_id: 'r' })
    if (!id) return acceptTask(call, response)
    const task = book.find(id[1] ?? '')
    if (!id[2]) return look(id[1] ?? '', response)
    if (!task || book.getStage(task) !== 0) return refuse(response, 400, 'UnsupportedOperation')
    task.cancelled = true
    sendJson(response, 200, { request_id: 'r-5' })
  })
  return Object.assign(server, {
    base: `${server.address}/api/v1`,
    quirks,
    accepted: () => accepted,
    uploads: () => stored.size,
  })
}
