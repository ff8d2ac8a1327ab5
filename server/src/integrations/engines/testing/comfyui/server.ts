/**
 * A local ComfyUI server: routes, orders of messages, validation and forgetting as in server.py and
 * execution.py (0.3.64 and 0.33.0). What it does wrong on request are `quirks` and `answerTo`.
 */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { type SeenCall, sendJson, startLocalServer } from '../http'
import { classesWith, type Files, buildInfo } from './classes'
import { sortNodes, runNode, type World, computeSignature } from './execute'
import { ServerFiles } from './files'
import type { LocalComfyUi, Prompt, Quirks } from './local'
import { type Graph, validate } from './validate'

const FILES: Files = {
  checkpoints: ['sd15-dream.safetensors', 'SDXL\\juggernautXL_v9.safetensors'],
  unets: [],
  clips: [],
  vaes: [],
  upscalers: ['4x-UltraSharp.pth', '4x-AnimeSharp.pth'],
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By file: what `/view_metadata` and `/experiment/models` say of checkpoints. */
type FileFacts = Readonly<Record<string, { architecture?: string; bytes?: number }>>

class Interrupted extends Error {}

type Handler = (request: {
  readonly call: SeenCall
  readonly response: ServerResponse
  /** In place of the `*` of the route. */
  readonly name: string
}) => void

const empty = (response: ServerResponse, code = 200): void => void response.writeHead(code).end()

export async function startLocalComfyUi(
  options: { files?: Partial<Files>; quirks?: Partial<Quirks>; facts?: FileFacts } = {},
): Promise<LocalComfyUi> {
  const classes = classesWith({ ...FILES, ...options.files })
  const quirks: Quirks = {
    stepMs: 0,
    loadMs: 0,
    outOfMemory: false,
    twice: false,
    falling: false,
    garbage: false,
    picture: null,
    noOutput: false,
    isNew: true,
    previews: false,
    silent: false,
    ...options.quirks,
  }
  const accepted: Prompt[] = []
  const interrupted: string[] = []
  const sockets = new Map<string, WebSocket>()
  let pending: Prompt[] = []
  let running: Prompt | null = null
  let stop: Error | null = null
  let counter = 0
  let life = 0
  let history = new Map<string, object>()
  let cache = new Map<string, readonly unknown[]>()
  const files = new ServerFiles()

  const remaining = (): number => pending.length + (running ? 1 : 0)
  const sendTo = (clientId: string | null, frame: string | Buffer): void => {
    const socket = clientId === null || quirks.silent ? undefined : sockets.get(clientId)
    for (let i = 0; i < (quirks.twice ? 2 : 1); i++) socket?.send(frame)
    if (quirks.garbage && socket) {
      socket.send('{"type":')
      socket.send(JSON.stringify({ type: 'crystools.monitor', data: { gpus: [1] } }))
      socket.send(JSON.stringify(['status', null]))
      socket.send(Buffer.from([0, 0, 0, 4, 255, 255, 255, 255, 1, 2]))
      socket.send(Buffer.from([0, 0]))
    }
  }
  const text = (type: string, data: object): string => JSON.stringify({ type, data })
  const status = (): string =>
    text('status', { status: { exec_info: { queue_remaining: remaining() } } })
  const toAll = (frame: string): void => {
    for (const id of sockets.keys()) sendTo(id, frame)
  }

  function preview(prompt: Prompt, node: string, png: Buffer): void {
    if (!quirks.previews && prompt.extra.preview_method !== 'auto') return
    const metadata = Buffer.from(JSON.stringify({ node_id: node, prompt_id: prompt.id }))
    const head = Buffer.alloc(8)
    head.writeUInt32BE(4, 0)
    head.writeUInt32BE(metadata.length, 4)
    sendTo(prompt.clientId, Buffer.concat([head, metadata, png]))
  }

  async function execute(prompt: Prompt, mine: number): Promise<object> {
    const { id: prompt_id, graph, clientId } = prompt
    const say = (type: string, data: object): void => sendTo(clientId, text(type, data))
    const checkStop = (): void => {
      if (mine !== life) throw new Interrupted()
      if (stop) throw stop
    }
    const order = sortNodes(graph, prompt.outputs)
    const nodes = order.filter((id) => cache.has(computeSignature(graph, id)))
    say('execution_start', { prompt_id, timestamp: 1 })
    say('execution_cached', { nodes, prompt_id, timestamp: 1 })
    const results = new Map<string, readonly unknown[]>()
    const outputs: Record<string, object> = {}
    for (const id of order) {
      const node = graph[id]
      if (!node) continue
      checkStop()
      const signature = computeSignature(graph, id)
      const cached = cache.get(signature)
      const sendState = (value: number, max: number, state: string): void => {
        const entry = { value, max, state, node_id: id, prompt_id, display_node_id: id }
        say('progress_state', { prompt_id, nodes: { [id]: entry } })
      }
      if (!cached) say('executing', { node: id, display_node: id, prompt_id })
      const step = async (
        value: number,
        max: number,
        frame: () => Promise<Buffer>,
      ): Promise<void> => {
        await sleep(quirks.stepMs, undefined, { ref: false })
        checkStop()
        const reported = quirks.falling ? Math.max(0, max - value) : value
        sendState(reported, max, 'running')
        say('progress', { value: reported, max, prompt_id, node: id })
        if (value % 5 === 0) preview(prompt, id, await frame())
      }
      async function load(): Promise<void> {
        await sleep(quirks.loadMs, undefined, { ref: false })
        if (!quirks.outOfMemory) return
        quirks.outOfMemory = false
        const error = new Error('Allocation on device 0 would exceed allowed memory.')
        error.name = 'torch.OutOfMemoryError'
        throw Object.assign(error, { node: id, class: node?.class_type })
      }
      const world: World = {
        file: (name) => files.find(name) ?? Buffer.alloc(0),
        save: (png, place) => files.save(quirks.picture ?? png, place),
        step,
        load,
      }
      const result = cached ?? (await runNode(node, results, world))
      results.set(id, result)
      cache.set(signature, result)
      if (!cached) sendState(1, 1, 'finished')
      if (!classes[node.class_type]?.isOutput || quirks.noOutput) continue
      const output = { images: result }
      outputs[id] = output
      // Also for what was made before: the old files.
      say('executed', { node: id, display_node: id, output, prompt_id })
    }
    return outputs
  }

  async function runNext(): Promise<void> {
    if (running) return
    pending.sort((a, b) => a.number - b.number)
    const prompt = pending.shift()
    if (!prompt) return
    const mine = life
    running = prompt
    stop = null
    toAll(status())
    const { id: prompt_id, clientId } = prompt
    const messages: unknown[] = [['execution_start', { prompt_id, timestamp: 1000 }]]
    let outputs: object = {}
    let last: [string, object]
    try {
      outputs = await execute(prompt, mine)
      last = ['execution_success', { prompt_id, timestamp: 3500 }]
    } catch (error) {
      if (mine !== life) return
      const failed = error as Error & { node?: string; class?: string }
      const named = { prompt_id, node_id: failed.node, node_type: failed.class, executed: [] }
      last =
        error instanceof Interrupted
          ? ['execution_interrupted', { ...named, timestamp: 2 }]
          : [
              'execution_error',
              {
                ...named,
                exception_message: failed.message,
                exception_type: failed.name,
                traceback: [],
                timestamp: 2,
              },
            ]
    }
    const isGood = last[0] === 'execution_success'
    sendTo(clientId, text(...last))
    // Only after the interrupt.
    await sleep(1)
    if (mine !== life) return
    messages.push(last)
    const state = { status_str: isGood ? 'success' : 'error', completed: isGood, messages }
    const promptRow = [prompt.number, prompt.id, prompt.graph, prompt.extra, prompt.outputs]
    history.set(prompt.id, { prompt: promptRow, outputs, status: state, meta: {} })
    running = null
    toAll(status())
    sendTo(clientId, text('executing', { node: null, prompt_id }))
    void runNext()
  }

  function accept(body: Record<string, unknown>): { status: number; answer: object } {
    const graph = body.prompt as Graph | undefined
    if (!graph) return refusal({ type: 'no_prompt', message: 'No prompt provided' })
    const id = typeof body.prompt_id === 'string' ? body.prompt_id : randomUUID()
    if (quirks.isNew && !UUID.test(id))
      return refusal({ type: 'invalid_prompt_id', message: 'prompt_id must be a UUID' })
    if (quirks.isNew && (history.has(id) || running?.id === id || pending.some((p) => p.id === id)))
      return { status: 409, answer: { error: 'prompt_id already exists' } }
    const fileExists = (name: string): boolean => files.find(name) !== undefined
    const verdict = validate({ graph, classes, fileExists }, quirks.isNew)
    if (verdict.error) return refusal(verdict.error, verdict.nodeErrors)
    const number = typeof body.number === 'number' ? body.number : ++counter
    const prompt: Prompt = {
      number: body.front ? -number : number,
      id,
      graph,
      outputs: verdict.outputs,
      extra: (body.extra_data ?? {}) as Record<string, unknown>,
      clientId: typeof body.client_id === 'string' ? body.client_id : null,
    }
    accepted.push(prompt)
    // As a heap may stand: not in order.
    pending.unshift(prompt)
    toAll(status())
    setImmediate(() => void runNext())
    return { status: 200, answer: { prompt_id: id, number, node_errors: verdict.nodeErrors } }
  }

  function refusal(error: object, node_errors: object = {}) {
    return { status: 400, answer: { error, node_errors } }
  }

  const parseBody = (call: SeenCall): Record<string, unknown> =>
    JSON.parse(call.body.toString() || '{}') as Record<string, unknown>
  const item = (prompt: Prompt): unknown[] => [
    ...[prompt.number, prompt.id, prompt.graph, prompt.extra, prompt.outputs],
  ]

  /** By method and path. */
  const routes: Readonly<Record<string, Handler>> = {
    'GET /experiment/models/checkpoints'({ response }) {
      const facts = Object.entries(options.facts ?? {})
      const models = facts.map(([name, { bytes }]) => ({
        name,
        pathIndex: 0,
        modified: 1,
        created: 1,
        size: bytes ?? 1,
      }))
      sendJson(response, 200, models)
    },
    'GET /view_metadata/checkpoints'({ call, response }) {
      const { architecture } = options.facts?.[call.url.searchParams.get('filename') ?? ''] ?? {}
      if (architecture === undefined) return empty(response, 404)
      sendJson(response, 200, { 'modelspec.architecture': architecture })
    },
    'GET /object_info/*'({ name, response }) {
      const found = classes[name]
      sendJson(response, 200, found ? buildInfo(name, found) : {})
    },
    'GET /history/*'({ name, response }) {
      const entry = history.get(name)
      sendJson(response, 200, entry ? { [name]: entry } : {})
    },
    'GET /prompt': ({ response }) =>
      sendJson(response, 200, { exec_info: { queue_remaining: remaining() } }),
    'POST /prompt'({ call, response }) {
      const { status: code, answer } = accept(parseBody(call))
      sendJson(response, code, answer)
    },
    'GET /queue': ({ response }) =>
      sendJson(response, 200, {
        queue_running: running ? [item(running)] : [],
        queue_pending: pending.map(item),
      }),
    'POST /queue'({ call, response }) {
      const { delete: ids = [], clear = false } = parseBody(call) as {
        delete?: string[]
        clear?: boolean
      }
      pending = pending.filter(({ id }) => !clear && !ids.includes(id))
      empty(response)
    },
    'POST /interrupt'({ call, response }) {
      const { prompt_id } = parseBody(call)
      if (running && (prompt_id === undefined || prompt_id === running.id)) {
        interrupted.push(running.id)
        stop = new Interrupted()
      }
      empty(response)
    },
    'POST /upload/image': ({ call, response }) => files.receiveUpload(call, response),
    'GET /view': ({ call, response }) => files.sendView(call.url.searchParams, response),
    'GET /system_stats': ({ response }) =>
      sendJson(response, 200, { system: { comfyui_version: '0.33.0' }, devices: [] }),
  }

  async function usual(call: SeenCall, response: ServerResponse): Promise<void> {
    const path = `${call.method} ${call.url.pathname.replace(/^\/api(?=\/)/, '')}`
    const [, folder, name] = /^(GET \/(?:object_info|history))\/(.+)$/.exec(path) ?? []
    const answer = routes[folder === undefined ? path : `${folder}/*`]
    if (!answer) return empty(response, 404)
    answer({ call, response, name: decodeURIComponent(name ?? '') })
  }

  const local = await startLocalServer(usual)
  const socketServer = new WebSocketServer({ noServer: true })
  local.server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://local')
    if (!/^(\/api)?\/ws$/.test(url.pathname)) return void socket.destroy()
    socketServer.handleUpgrade(request, socket, head, (opened) => {
      const sid = url.searchParams.get('clientId') || randomUUID().replaceAll('-', '')
      sockets.set(sid, opened)
      opened.send(text('status', { status: { exec_info: { queue_remaining: remaining() } }, sid }))
      opened.on('message', (data) => {
        if (String(data).includes('feature_flags'))
          opened.send(
            text('feature_flags', { supports_preview_metadata: true, max_upload_size: 1e8 }),
          )
      })
      opened.on('error', () => {})
      opened.on('close', () => sockets.delete(sid))
    })
  })
  function cutSockets(): void {
    for (const socket of sockets.values()) socket.terminate()
  }

  return {
    ...local,
    quirks,
    accepted,
    interrupted,
    sockets,
    cutSockets,
    queueOther(graph) {
      const id = randomUUID()
      const { status: code, answer } = accept({ prompt: graph, prompt_id: id })
      if (code !== 200) throw new Error(JSON.stringify(answer))
      return id
    },
    runningId: () => running?.id ?? null,
    pendingIds: () => pending.map(({ id }) => id),
    interruptRunning() {
      stop = new Interrupted()
    },
    dropPending() {
      pending = []
    },
    async restart() {
      life += 1
      cutSockets()
      await local.down()
      pending = []
      running = null
      history = new Map()
      cache = new Map()
      files.deleteTemporary()
      await local.up()
    },
    async close() {
      life += 1
      cutSockets()
      socketServer.close()
      await local.close()
    },
  }
}
