/** Open networks of this process: each is opened on its first request, and cached within a memory limit. */
import type * as ort from 'onnxruntime-node'
import type { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-node'
import { findModel, type Model } from '../catalog'
import { isNetError, NetError } from '../errors'
import type { NetRequest, NetRun, Tensor } from '../run'
import { collectGarbage } from './garbage'
import { createSessionCache } from './session-cache'
import { freeBytes, LEAST_FREE_BYTES, requireMemory } from './memory'
import { readWeights } from './weights'

type Ort = typeof ort

/** An open network holds its weights, some rearranged, and its graph: so many times its file, measured. */
const HELD_BY_BYTE = 2
/** Enough for the four that answer a tap; all that are default would hold twice as much. */
const MOST_HELD_BYTES = 132 * 1024 * 1024
/**
 * Run tile after tile: these keep their working memory between runs, or giving it back would cost
 * as much as the work. Without it others take a fourth, and are no slower.
 */
const MODELS_WITH_ARENA: ReadonlySet<string> = new Set(['realesr-animevideov3'])

export interface SessionOptions {
  /** Folder of weights. */
  readonly folder: string
  /** Cores one run may use. */
  readonly threads: number
  readonly leastFreeBytes?: number
  /** Memory limit of open networks together; the least recently used are closed for others. */
  readonly mostHeldBytes?: number
  readonly free?: () => number
  /** Of an id; other than `models.json` in tests. */
  readonly find?: (id: string) => Model | null
}

export interface Sessions {
  readonly run: NetRun
  /** Gives back what open networks hold; the next run opens its own again. */
  release(): Promise<void>
}

/** The library is native: where it cannot be loaded, networks fail and nothing else does. */
async function loadOrt(model: string): Promise<Ort> {
  try {
    const loaded: Ort & { default?: Ort } = await import('onnxruntime-node')
    return loaded.default ?? loaded
  } catch (cause) {
    throw new NetError('failed', model, 'the runtime cannot be loaded', { cause })
  }
}

function toOrt(ort: Ort, { data, dims }: Tensor): OrtTensor {
  if (data instanceof Float32Array) return new ort.Tensor('float32', data, dims)
  if (data instanceof Int32Array) return new ort.Tensor('int32', data, dims)
  return new ort.Tensor('uint8', data, dims)
}

function fromOrt(model: string, name: string, tensor: OrtTensor | undefined): Tensor {
  const data = tensor?.data
  if (
    data instanceof Float32Array ||
    data instanceof Int32Array ||
    (data instanceof Uint8Array && !(data instanceof Uint8ClampedArray))
  )
    return { dims: tensor?.dims ?? [], data }
  throw new NetError('failed', model, `it gives no ${name} of a known type`)
}

/**
 * The runtime computes the requested outputs and then labels them with the names of the network's
 * first outputs (1.16.3): the order is theirs, the names are not.
 */
function mapOutputsByName<T>(
  session: InferenceSession,
  requested: readonly string[],
  outputs: Readonly<Record<string, T>>,
): ReadonlyMap<string, T | undefined> {
  if (requested.every((name) => name in outputs)) return new Map(Object.entries(outputs))
  const inOrder = session.outputNames.filter((name) => requested.includes(name))
  return new Map(inOrder.map((name, at) => [name, outputs[session.outputNames[at] ?? '']]))
}

export function createSessions(options: SessionOptions): Sessions {
  const { folder, threads, find = findModel } = options
  const { leastFreeBytes = LEAST_FREE_BYTES, free = freeBytes } = options
  const { mostHeldBytes = MOST_HELD_BYTES } = options
  /** One run after the other: each takes all threads, and memory for one. */
  let last: Promise<unknown> = Promise.resolve()

  async function open(id: string): Promise<InferenceSession> {
    const model = find(id)
    if (!model) throw new NetError('absent', id, 'there is no such network')
    const weights = await readWeights(folder, model)
    const ort = await loadOrt(id)
    return ort.InferenceSession.create(weights, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: MODELS_WITH_ARENA.has(id),
      enableMemPattern: false,
    })
  }

  const sessionCache = createSessionCache({
    open,
    bytesOf: (id) => (find(id)?.result.bytes ?? 0) * HELD_BY_BYTE,
    mostBytes: mostHeldBytes,
    closed: collectGarbage,
  })

  async function runSession(session: InferenceSession, { model, inputs, outputs }: NetRequest) {
    const ort = await loadOrt(model)
    const feeds = Object.entries(inputs).map(([name, tensor]) => [name, toOrt(ort, tensor)])
    const results = await session.run(Object.fromEntries(feeds), [...outputs])
    const found = mapOutputsByName(session, outputs, results)
    return Object.fromEntries(outputs.map((name) => [name, fromOrt(model, name, found.get(name))]))
  }

  async function runNow(request: NetRequest) {
    const { model } = request
    requireMemory(model, leastFreeBytes, free)
    try {
      return await sessionCache.use(model, (session) => runSession(session, request))
    } catch (cause) {
      if (isNetError(cause)) throw cause
      throw new NetError('failed', model, 'the runtime could not run it', { cause })
    }
  }

  return {
    run(request) {
      const turn = last.then(() => runNow(request))
      last = turn.catch(() => undefined)
      return turn
    },
    async release() {
      await last
      sessionCache.closeAll()
    },
  }
}
