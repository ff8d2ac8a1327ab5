/**
 * A local midjourney-proxy, as its source says (novicezk/midjourney-proxy 0be95a9, docs/api.md; read
 * in November 2026): 200 whatever happens, codes of its own, unknown tasks as an empty body, four
 * pictures in one file, changes of finished tasks only. Or trueai-org/midjourney-proxy ed32197
 * (SubmitController.cs, TaskController.cs, TaskService.cs): buttons with ids instead of changes, a
 * window to confirm where the account has remix on, tasks that can be cancelled.
 */
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { gradient } from './requests'
import { type LocalServer, type SeenCall, sendJson, startLocalServer } from './http'
import { QUIRKS, type Quirks, type Task, taskBook } from './tasks'

export interface MjRequest {
  readonly action: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface LocalMidjourney extends LocalServer {
  readonly quirks: Quirks & {
    falling: boolean
    /** trueai's: a variation waits until its words are confirmed. */
    remix: boolean
    /** trueai's: how a task that was cancelled ends. */
    cancelledAs: 'CANCEL' | 'FAILURE'
  }
  /** Everything that was taken on, and would be painted. */
  accepted(): readonly MjRequest[]
  confirmed(): ReadonlyMap<string, string | null>
}

/** Four of it; what is no picture stays what it is. */
async function tileFour(file: Buffer): Promise<Buffer> {
  try {
    const { width, height, format } = await sharp(file).metadata()
    const raw = await sharp(file).ensureAlpha().png().toBuffer()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const sheet = { width: width * 2, height: height * 2, channels: 4, background: clear } as const
    const places = [0, 1, 2, 3].map((i) => ({
      input: raw,
      left: (i % 2) * width,
      top: (i >> 1) * height,
    }))
    const grid = sharp({ create: sheet }).composite(places)
    return await (format === 'jpeg' ? grid.jpeg() : grid.png()).toBuffer()
  } catch {
    return file
  }
}

export async function startLocalMidjourney(
  options: { quirks?: Partial<Quirks>; kind?: 'novicezk' | 'trueai' } = {},
): Promise<LocalMidjourney> {
  const isTrueai = options.kind === 'trueai'
  const own = { falling: false, remix: false, cancelledAs: 'CANCEL' as const }
  const quirks: LocalMidjourney['quirks'] = { ...QUIRKS, ...own, ...options.quirks }
  /** Tasks whose window is open, and what was confirmed of them. */
  const windows = new Map<string, string | null>()
  const book = taskBook(quirks, '17000')
  const accepted: MjRequest[] = []
  const getRequest = (task: Task) => task.body as unknown as MjRequest
  let looks = 0

  const say = (response: ServerResponse, code: number, more: object = {}): void =>
    sendJson(response, 200, { code, description: 'x', result: null, properties: {}, ...more })

  function refusal({ action, body }: MjRequest): [number, object] | null {
    const { prompt, taskId, index, base64, base64Array } = body
    if (action === 'imagine' && typeof prompt !== 'string') return [4, {}]
    if (String(prompt).includes('违禁')) return [24, { properties: { bannedWord: '违禁' } }]
    const isFile = (value: unknown) => /^data:image\/\w+;base64,/.test(String(value))
    if (action === 'describe') return isFile(base64) ? null : [4, {}]
    if (action === 'blend') {
      const files = Array.isArray(base64Array) ? base64Array : []
      return files.length >= 2 && files.length <= 5 && files.every(isFile) ? null : [4, {}]
    }
    if (action === 'action') {
      const of = book.find(String(taskId))
      if (!of || !listCustomIds(of).includes(String(body.customId))) return [4, {}]
      return book.getStage(of) === 2 ? null : [4, {}]
    }
    if (action !== 'change') return null
    const parent = book.find(String(taskId))
    if (!parent) return [3, {}]
    return book.getStage(parent) === 2 && Number(index) >= 1 && Number(index) <= 4 ? null : [4, {}]
  }

  /** Of a finished grid: U and V of its four pictures. */
  function listCustomIds(task: Task): string[] {
    if (isSingle(task)) return [`MJ::JOB::reroll::0::${task.id}::SOLO`]
    return ['upsample', 'variation'].flatMap((what) =>
      [1, 2, 3, 4].map((index) => `MJ::JOB::${what}::${index}::${task.id}`),
    )
  }

  function isSingle(task: Task): boolean {
    const { body } = getRequest(task)
    return body.action === 'UPSCALE' || String(body.customId).includes('upsample')
  }

  async function drawFile(task: Task): Promise<Buffer> {
    const { action, body } = getRequest(task)
    const single = isSingle(task)
    if (quirks.file) return single ? quirks.file : tileFour(quirks.file)
    const [, across = '1', down = '1'] = /--ar (\d+):(\d+)/.exec(String(body.prompt)) ?? []
    const height = Math.round((96 * Number(down)) / Number(across))
    const one = await gradient(96, action === 'imagine' ? height : 96)
    return single ? sharp(one).resize(192, 192).png().toBuffer() : tileFour(one)
  }

  function look(task: Task, response: ServerResponse): void {
    const about = {
      id: task.id,
      action: 'IMAGINE',
      prompt: 'x',
      failReason: null,
      ...(isTrueai && { buttons: [], promptEn: 'a cat, on a sofa --v 7' }),
    }
    const stage = book.getStage(task)
    if (isTrueai && task.cancelled)
      return quirks.cancelledAs === 'CANCEL'
        ? sendJson(response, 200, { ...about, status: 'CANCEL' })
        : sendJson(response, 200, { ...about, status: 'FAILURE', failReason: '取消任务' })
    if (windows.get(task.id) === null) return sendJson(response, 200, { ...about, status: 'MODAL' })
    if (task.cancelled || quirks.cancelled)
      return sendJson(response, 200, { ...about, status: 'FAILURE', failReason: 'cancelled' })
    if (stage === 0)
      return sendJson(response, 200, { ...about, status: 'SUBMITTED', progress: '0%' })
    if (stage === 1) {
      looks += 1
      const progress = quirks.falling && looks % 2 === 0 ? '15%' : '46%'
      return sendJson(response, 200, { ...about, status: 'IN_PROGRESS', progress })
    }
    if (quirks.failsWith !== null) {
      const failed = { status: 'FAILURE', failReason: quirks.failsWith, progress: '' }
      return sendJson(response, 200, { ...about, ...failed })
    }
    const imageUrl = quirks.empty ? null : `${server.address}/attachments/${task.id}.png?ex=1&is=2`
    const properties = isTrueai ? {} : { finalPrompt: quirks.empty ? '' : 'a cat, on a sofa --v 7' }
    const buttons = isTrueai && {
      buttons: listCustomIds(task).map((customId) => ({ customId, label: '', type: 2, style: 2 })),
      ...(quirks.empty && { promptEn: '', prompt: '' }),
    }
    const done = { status: 'SUCCESS', progress: '100%', imageUrl, properties, ...buttons }
    sendJson(response, 200, { ...about, ...done })
  }

  const server = await startLocalServer(async (call: SeenCall, response: ServerResponse) => {
    const { pathname } = call.url
    const [, file] = /^\/attachments\/([\w-]+)\.png$/.exec(pathname) ?? []
    if (file !== undefined) {
      const task = book.find(file)
      if (!task) return sendJson(response, 404, {})
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(await drawFile(task))
      return
    }
    if (call.headers['mj-api-secret'] !== 'mj-local') {
      response.writeHead(401).end()
      return
    }
    if (pathname === '/mj/task/list-by-condition') return sendJson(response, 200, [])
    const [, id] = /^\/mj\/task\/([\w-]+)\/fetch$/.exec(pathname) ?? []
    if (id !== undefined) {
      const task = book.find(id)
      if (task) return look(task, response)
      response.writeHead(isTrueai ? 204 : 200).end()
      return
    }
    const [, cancelled] = /^\/mj\/task\/([\w-]+)\/cancel$/.exec(pathname) ?? []
    if (cancelled !== undefined) {
      const task = isTrueai ? book.find(cancelled) : undefined
      if (task && book.getStage(task) !== 2) task.cancelled = true
      response.writeHead(isTrueai ? 200 : 404).end()
      return
    }
    const [, action = ''] = /^\/mj\/submit\/(\w+)$/.exec(pathname) ?? []
    const request = { action, body: JSON.parse(call.body.toString()) as MjRequest['body'] }
    const known = ['imagine', 'blend', 'describe', ...(isTrueai ? ['action', 'modal'] : ['change'])]
    if (!known.includes(action)) {
      response.writeHead(404).end()
      return
    }
    if (action === 'modal') {
      const { taskId, prompt } = request.body
      if (windows.get(String(taskId)) !== null) return say(response, 4)
      windows.set(String(taskId), String(prompt ?? ''))
      return say(response, 1, { result: taskId })
    }
    const refused = refusal(request)
    // An unknown parent is an HTTP error of its own there.
    if (isTrueai && refused?.[0] === 3) return sendJson(response, 404, { code: 3 })
    if (refused) return say(response, ...refused)
    accepted.push(request)
    const result = book.take({ ...request }).id
    if (isTrueai && quirks.remix && String(request.body.customId).includes('variation')) {
      windows.set(result, null)
      return say(response, 21, { result, properties: { finalPrompt: 'x', remix: true } })
    }
    say(response, accepted.length % 2 === 0 ? 22 : 1, { result })
  })
  return Object.assign(server, {
    quirks,
    accepted: () => accepted,
    /** Words of windows that were confirmed, by task. */
    confirmed: () => new Map([...windows].filter(([, words]) => words !== null)),
  })
}
