import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineRequest,
  type EngineResult,
} from '../engine'
import { STUDIO_ID, STUDIO_NAME, studioCapabilities } from './capabilities'
import type { PaintRequest, PaintedPicture } from './paint'
import { parsePrompt } from './parse'
import { STYLES, type StyleId } from './slots'
import type { PaintProgress, PaintTask } from './worker'

export interface StudioOptions {
  /** Worker threads; each paints one picture at a time. Default 1. */
  readonly threads?: number
}

const SEED_LIMIT = 2 ** 31

/** From source the worker is TypeScript and needs its loader; the bundle has its own file. */
function workerEntry(): { filename: string; execArgv: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return {
      filename: new URL('./worker.ts', import.meta.url).href,
      execArgv: ['--import', import.meta.resolve('tsx')],
    }
  }
  return { filename: new URL('./studio-worker.js', import.meta.url).href, execArgv: [] }
}

function styleOf(style: string | null): StyleId | null {
  if (style === null) return null
  const known = STYLES.find((id) => id === style)
  if (!known) throw new EngineError('unsupported', `${STUDIO_NAME}不会「${style}」这种画风`)
  return known
}

function checkRequest(request: EngineRequest): void {
  const { width, height, count, model, prompt } = request
  const { sizes, maxCount, maxPromptLength } = studioCapabilities
  if (model !== STUDIO_ID)
    throw new EngineError('unsupported', `${STUDIO_NAME}没有「${model}」这个模型`)
  if (!sizes.some((size) => size.width === width && size.height === height)) {
    throw new EngineError('unsupported', `${STUDIO_NAME}画不了 ${width}×${height} 的尺寸`)
  }
  if (!Number.isInteger(count) || count < 1 || count > maxCount) {
    throw new EngineError('unsupported', `一次可以画 1 到 ${maxCount} 张`)
  }
  if ([...prompt].length > maxPromptLength) {
    throw new EngineError('unsupported', `描述最多 ${maxPromptLength} 个字`)
  }
}

class StudioEngine implements Engine {
  readonly id = STUDIO_ID
  readonly name = STUDIO_NAME
  readonly capabilities = studioCapabilities
  readonly #threads: number
  #pool: Piscina<PaintTask, PaintedPicture> | null = null
  #closed = false

  constructor(options: StudioOptions) {
    this.#threads = Math.max(1, Math.floor(options.threads ?? 1))
  }

  /** Started with the first request, so that a server that never paints has no idle threads. */
  #startPool(): Piscina<PaintTask, PaintedPicture> {
    if (this.#closed) throw new EngineError('unavailable', `${STUDIO_NAME}已经停止`)
    this.#pool ??= new Piscina<PaintTask, PaintedPicture>({
      ...workerEntry(),
      // an aborted worker is ended; the pool replaces it because of the minimum
      minThreads: this.#threads,
      maxThreads: this.#threads,
      // waiting on atomics would keep the worker's event loop, and so its memory, from turning
      atomics: 'disabled',
    })
    return this.#pool
  }

  async run(request: EngineRequest, context: EngineContext): Promise<EngineResult> {
    context.signal.throwIfAborted()
    checkRequest(request)
    const style = styleOf(request.style)
    const pool = this.#startPool()
    const failed = new AbortController()
    const signal = AbortSignal.any([context.signal, failed.signal])
    const progress = new ProgressOf(request.count, context)
    const paintOne = async (index: number): Promise<EnginePicture> => {
      const seed = (request.seed + index) % SEED_LIMIT
      const { prompt, negativePrompt, strength, width, height } = request
      const paint: PaintRequest = {
        ...{ prompt, negativePrompt, style, width, height, seed },
        ...(strength !== null && { strength }),
      }
      const picture = await this.#paint(pool, paint, signal, (step) => progress.step(index, step))
      progress.step(index, { share: 1 })
      const { rgba } = picture
      const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
      return {
        picture: { kind: 'raw', data, channels: 4 },
        width,
        height,
        seed,
        style: picture.style,
      }
    }
    try {
      const indices = Array.from({ length: request.count }, (_, index) => index)
      const pictures = await Promise.all(indices.map(paintOne))
      return { pictures, reading: parsePrompt(request.prompt).reading }
    } catch (error) {
      failed.abort(error)
      context.signal.throwIfAborted()
      if (error instanceof EngineError) throw error
      throw new EngineError('unavailable', `${STUDIO_NAME}没有画完`, { cause: error })
    }
  }

  async #paint(
    pool: Piscina<PaintTask, PaintedPicture>,
    request: PaintRequest,
    signal: AbortSignal,
    onStep: (step: PaintProgress) => void,
  ): Promise<PaintedPicture> {
    const { port1, port2 } = new MessageChannel()
    port1.on('message', onStep)
    const closed = once(port1, 'close')
    try {
      const picture = await pool.run({ request, port: port2 }, { signal, transferList: [port2] })
      // the last steps may still be on their way; the worker closes its end after them
      await closed
      return picture
    } finally {
      port1.close()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const pool = this.#pool
    this.#pool = null
    await pool?.destroy()
  }
}

/** The progress of a whole request out of the shares of its pictures; never falls. */
class ProgressOf {
  readonly #shares: number[]

  constructor(
    count: number,
    readonly context: EngineContext,
  ) {
    this.#shares = new Array<number>(count).fill(0)
  }

  step(index: number, { share, preview }: PaintProgress): void {
    this.#shares[index] = Math.max(this.#shares[index] ?? 0, share)
    const progress = this.#shares.reduce((sum, value) => sum + value, 0) / this.#shares.length
    this.context.onProgress({ progress, index, ...(preview !== undefined && { preview }) })
  }
}

/** 本地画笔: the embedded painter. Procedural, without a model and without a network. */
export function createStudioEngine(options: StudioOptions = {}): Engine {
  return new StudioEngine(options)
}
