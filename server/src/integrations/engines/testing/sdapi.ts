/**
 * A local server of the sdapi family, in any of its four dialects: one lock, calls that block,
 * progress of whatever runs, interrupts that answer 200 with what there is; sd-server's own jobs.
 * Written from lllyasviel/stable-diffusion-webui-forge dfdcbab6 (which carries A1111's API),
 * vladmandic/sdnext 058a7f0 (see sdnext) and leejet/stable-diffusion.cpp 97d29908.
 */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { drawn, encodePng } from './comfyui/execute'
import { type LocalServer, type SeenCall, sendJson, startLocalServer } from './http'
import { type Body, createJobApi, type Task } from './sd-server-jobs'
import { paintBody as paint, plain } from './sdapi-pictures'
import { sdNextState } from './sdnext'

type Dialect = 'a1111' | 'forge' | 'sdnext' | 'sd-server'
type Handler = (call: SeenCall, response: ServerResponse) => void | Promise<void>
/** By method and path below `/sdapi/v1`. */
type Routes = Readonly<Record<string, Handler>>

interface SdQuirks {
  dialect: Dialect
  /** `user:password` */
  auth: string | null
  stepMs: number
  /** Started with --nowebui: no progress by task. */
  noTasks: boolean
  /** A grid comes before the picture. */
  gridFirst: boolean
  /** Progress runs backwards. */
  falling: boolean
  outOfMemory: boolean
  /** Replaces every picture. */
  picture: Buffer | null
  /** 200 without a picture in it. */
  noPictures: boolean
  caption: string
}

export interface LocalSdApi extends LocalServer {
  readonly quirks: SdQuirks
  /** Every picture that was begun: work for a GPU. */
  readonly begun: Body[]
  running(): Task | null
  /** Every call and job since its start. */
  tasks(): Task[]
  interruptRunning(): void
  /** Holds the lock as another user's work would. */
  occupy(): () => void
  restart(): Promise<void>
}

const SAMPLERS = ['DPM++ 2M', 'Euler', 'Euler a', 'LCM']
const UPSCALERS = ['None', 'Lanczos', 'Nearest', 'R-ESRGAN 4x+', 'R-ESRGAN 4x+ Anime6B']
const MODELS = ['dreamshaper_8', 'sdXL_v10', 'flux1-fill-dev']
const named = (names: readonly string[]): object[] => names.map((name) => ({ name }))
const notFound = (response: ServerResponse): void =>
  sendJson(response, 404, { detail: 'Not Found' })

export async function startLocalSdApi(change: Partial<SdQuirks> = {}): Promise<LocalSdApi> {
  const quirks: SdQuirks = {
    dialect: 'a1111',
    auth: null,
    stepMs: 0,
    noTasks: false,
    gridFirst: false,
    falling: false,
    outOfMemory: false,
    picture: null,
    noPictures: false,
    caption: 'a house by a lake, autumn',
    ...change,
  }
  const begun: Body[] = []
  let lock: Promise<void> = Promise.resolve()
  let running: Task | null = null
  let wasInterrupted = false
  let tasks = new Map<string, Task>()
  let life = 0
  const next = sdNextState()
  const isNext = (): boolean => quirks.dialect === 'sdnext'

  function newTask(body: Body): Task {
    // SD.Next drops fields that it does not know, this one among them.
    const forced = isNext() ? null : body.force_task_id
    const id = typeof forced === 'string' ? forced : randomUUID()
    const sample = (body.sample_params ?? {}) as Body
    const steps = Number(body.steps ?? sample.sample_steps ?? 20)
    const task: Task = {
      id,
      body,
      steps,
      state: 'queued',
      step: 0,
      interrupted: false,
      picture: null,
    }
    tasks.set(id, task)
    return task
  }

  /** As SD.Next's generate.py and processing.py: jobs inside of jobs; stopped, it has no picture. */
  async function workOnNext(task: Task, mine: number): Promise<void> {
    const call = next.begin(task.body.init_images ? 'API-IMG' : 'API-TXT')
    const process = next.begin('Process')
    const base = next.begin('Base')
    next.end(next.begin('Params'))
    const inference = next.begin('Inference')
    // An error of the pipeline is caught there and looks like an interrupt.
    if (quirks.outOfMemory) next.interrupt()
    while (task.step < task.steps && !next.isInterrupted()) {
      await sleep(quirks.stepMs, undefined, { ref: false })
      if (mine !== life) return
      task.step += 1
      next.tick(task.steps)
    }
    const isStopped = next.isInterrupted()
    // The callback leaves by an exception: this job never ends.
    if (!isStopped) next.end(inference)
    for (const open of [base, process, call]) next.end(open)
    task.interrupted = isStopped
    if (!isStopped) task.picture = quirks.picture ?? (await paint(task.body, 1))
  }

  /** Resolves when it has ended, one after another; also for those who went away. */
  function work(task: Task): Promise<void> {
    const mine = life
    const turn = lock.then(async () => {
      if (task.state === 'cancelled' || mine !== life) return
      running = task
      wasInterrupted = false
      task.state = 'generating'
      begun.push(task.body)
      try {
        if (isNext()) {
          await workOnNext(task, mine)
          task.state = 'completed'
          return
        }
        if (quirks.outOfMemory) throw new Error('CUDA out of memory. Tried to allocate 2.00 GiB')
        while (task.step < task.steps && !task.interrupted) {
          await sleep(quirks.stepMs, undefined, { ref: false })
          if (mine !== life) return
          task.step += 1
        }
        task.picture = quirks.picture ?? (await paint(task.body, task.step / task.steps))
        task.state = 'completed'
      } catch {
        task.state = 'failed'
      } finally {
        running = null
      }
    })
    lock = turn
    return turn
  }

  const share = (): number => {
    if (!running) return 0
    const done = running.step / running.steps
    if (quirks.falling) return 1 - done
    // Before it knows how many jobs there are.
    return running.step === 0 ? -0.01 : 0.01 + done * 0.99
  }
  const frame = async (): Promise<string | null> =>
    running && running.step > 0
      ? (await encodePng(drawn(16, 16, running.id))).toString('base64')
      : null

  async function paintNow(call: SeenCall, response: ServerResponse): Promise<void> {
    const body = JSON.parse(call.body.toString()) as Body
    const { dialect } = quirks
    if (
      call.url.pathname.endsWith('img2img') &&
      !(body.init_images as unknown[] | undefined)?.length
    )
      return isNext()
        ? sendJson(response, 400, { error: 'Init image is none' })
        : sendJson(response, 404, { detail: 'Init image not found' })
    if (typeof body.prompt !== 'string')
      return sendJson(response, 422, { detail: [{ loc: ['body', 'prompt'], msg: 'str expected' }] })
    if (
      !SAMPLERS.includes(String(body.sampler_name)) &&
      dialect !== 'forge' &&
      dialect !== 'sd-server'
    )
      return sendJson(response, 404, { detail: 'Sampler not found' })
    const wanted = (body.override_settings as Body | undefined)?.sd_model_checkpoint
    // SD.Next goes on with the model it has.
    if (
      !isNext() &&
      wanted !== undefined &&
      !MODELS.some((name) => String(wanted).startsWith(name))
    )
      return sendJson(response, 500, {
        error: 'RuntimeError',
        detail: '',
        errors: 'model not found',
      })
    const task = newTask(body)
    await work(task)
    if (task.state !== 'completed') {
      const errors = 'CUDA out of memory. Tried to allocate 2.00 GiB'
      return sendJson(response, 500, { error: 'OutOfMemoryError', detail: '', body: '', errors })
    }
    const picture = (task.picture ?? Buffer.alloc(0)).toString('base64')
    const grid = (await encodePng(drawn(8, 8, 'grid'))).toString('base64')
    const first = quirks.gridFirst ? 1 : 0
    const images =
      quirks.noPictures || task.picture === null ? [] : [...(first ? [grid] : []), picture]
    const info = JSON.stringify({ seed: body.seed, index_of_first_image: first })
    sendJson(response, 200, { images, parameters: body, info })
  }

  const answerJob = createJobApi({ tasks: () => tasks, newTask, work, quirks })

  function authorized({ headers }: SeenCall): boolean {
    const { auth } = quirks
    return (
      auth === null || headers.authorization === `Basic ${Buffer.from(auth).toString('base64')}`
    )
  }

  async function extras(call: SeenCall, response: ServerResponse): Promise<void> {
    const body = JSON.parse(call.body.toString()) as Body
    const old = sharp(plain(body.image))
    const { width, height } = await old.metadata()
    const factor = Number(body.upscaling_resize)
    const faces = Number(body.gfpgan_visibility ?? 0) + Number(body.codeformer_visibility ?? 0)
    const output = await old
      .resize(width * factor, height * factor, { fit: 'fill' })
      .modulate({ brightness: 1 + faces * 0.2 })
      .png()
      .toBuffer()
    sendJson(response, 200, { html_info: '', image: (quirks.picture ?? output).toString('base64') })
  }

  const listModels: Handler = (_call, response) => {
    const models = MODELS.map((name) => ({
      title: `${name}.safetensors [1a2b]`,
      model_name: name,
      ...(isNext() && { type: 'safetensors' }),
    }))
    sendJson(response, 200, models)
  }

  const skipsFrame = ({ url }: SeenCall): boolean =>
    url.searchParams.get('skip_current_image') === 'true'

  const progress: Handler = async (call, response) => {
    const current_image = skipsFrame(call) ? null : await frame()
    const state = { interrupted: wasInterrupted, skipped: false, job_count: -1 }
    sendJson(response, 200, { progress: share(), state, current_image })
  }

  const progressOfTask: Handler = async (call, response) => {
    if (quirks.noTasks) return notFound(response)
    const { id_task } = JSON.parse(call.body.toString()) as Body
    const active = running?.id === id_task
    const image = active ? await frame() : null
    const live_preview = image && `data:image/png;base64,${image}`
    const task = tasks.get(String(id_task))
    const queued = task?.state === 'queued'
    const completed = task !== undefined && !active && !queued
    const progress = active ? share() : null
    sendJson(response, 200, { active, queued, completed, progress, live_preview })
  }

  function interruptRunning(): void {
    next.interrupt()
    if (running) running.interrupted = true
    wasInterrupted = true
  }

  const caption: Handler = (_call, response) => sendJson(response, 200, { caption: quirks.caption })

  const common: Routes = {
    'POST /txt2img': paintNow,
    'POST /img2img': paintNow,
    'GET /sd-models': listModels,
    'GET /samplers': (_call, response) => sendJson(response, 200, named(SAMPLERS)),
    'GET /upscalers': (_call, response) => sendJson(response, 200, named(UPSCALERS)),
  }
  const webui: Routes = {
    ...common,
    'GET /face-restorers': (_call, response) =>
      sendJson(response, 200, named(['CodeFormer', 'GFPGAN'])),
    'GET /progress': progress,
    'POST /internal/progress': progressOfTask,
    'POST /interrupt'(_call, response) {
      interruptRunning()
      sendJson(response, 200, {})
    },
    'POST /extra-single-image': extras,
    'POST /interrogate': caption,
  }
  const routes: Readonly<Record<Dialect, Routes>> = {
    a1111: webui,
    forge: { ...webui, 'GET /sd-modules': (_call, response) => sendJson(response, 200, []) },
    sdnext: {
      ...common,
      'GET /version': (_call, response) => sendJson(response, 200, { app: 'sd.next' }),
      'GET /history': ({ url }, response) =>
        sendJson(response, 200, next.history(url.searchParams.get('id'))),
      async 'GET /progress'(call, response) {
        sendJson(response, 200, next.progress(skipsFrame(call) ? null : await frame()))
      },
      'POST /interrupt'(_call, response) {
        next.interrupt()
        response.writeHead(204).end()
      },
      'POST /extra-single-image': extras,
      'POST /openclip': caption,
    },
    'sd-server': common,
  }

  async function usual(call: SeenCall, response: ServerResponse): Promise<void> {
    if (!authorized(call)) return sendJson(response, 401, { detail: 'Not authenticated' })
    const { dialect } = quirks
    const { pathname } = call.url
    if (dialect === 'sd-server' && pathname.startsWith('/sdcpp/')) return answerJob(call, response)
    const answer = routes[dialect][`${call.method} ${pathname.replace('/sdapi/v1', '')}`]
    return answer ? answer(call, response) : notFound(response)
  }

  const local = await startLocalServer(usual)
  return {
    ...local,
    quirks,
    begun,
    running: () => running,
    tasks: () => [...tasks.values()],
    interruptRunning,
    occupy() {
      let free = (): void => {}
      const held = new Promise<void>((resolve) => (free = resolve))
      lock = lock.then(async () => {
        const other = next.begin('Text')
        await held
        next.end(other)
      })
      return () => free()
    },
    async restart() {
      life += 1
      await local.down()
      lock = Promise.resolve()
      running = null
      tasks = new Map()
      await local.up()
    },
  }
}
