/** Networks at work in this process: each is opened when it is first asked, and kept. */
import type * as ort from 'onnxruntime-node'
import type { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-node'
import { findModel, type Model } from '../catalog'
import { isNetError, NetError } from '../errors'
import type { NetRequest, NetRun, Tensor } from '../run'
import { freeBytes, LEAST_FREE_BYTES, requireMemory } from './memory'
import { readWeights } from './weights'

type Ort = typeof ort

export interface SessionOptions {
  /** Where weights lie. */
  readonly folder: string
  /** Cores one run may use. */
  readonly threads: number
  readonly leastFreeBytes?: number
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

export function createSessions(options: SessionOptions): Sessions {
  const { folder, threads, find = findModel } = options
  const { leastFreeBytes = LEAST_FREE_BYTES, free = freeBytes } = options
  const opened = new Map<string, Promise<InferenceSession>>()
  /** One run after the other: each takes all threads, and memory for one. */
  let last: Promise<unknown> = Promise.resolve()

  async function open(id: string): Promise<InferenceSession> {
    const model = find(id)
    if (!model) throw new NetError('absent', id, 'there is no such network')
    const weights = await readWeights(folder, model)
    const ort = await loadOrt(id)
    // Without arena: a fourth of the memory, and no slower.
    return ort.InferenceSession.create(weights, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      enableMemPattern: false,
    })
  }

  function sessionOf(id: string): Promise<InferenceSession> {
    const known = opened.get(id)
    if (known) return known
    const session = open(id)
    opened.set(id, session)
    // Weights may arrive later, or be put right.
    session.catch(() => opened.delete(id))
    return session
  }

  async function runNow({ model, inputs, outputs }: NetRequest) {
    requireMemory(model, leastFreeBytes, free)
    try {
      const session = await sessionOf(model)
      const ort = await loadOrt(model)
      const feeds = Object.entries(inputs).map(([name, tensor]) => [name, toOrt(ort, tensor)])
      const made = await session.run(Object.fromEntries(feeds), [...outputs])
      return Object.fromEntries(outputs.map((name) => [name, fromOrt(model, name, made[name])]))
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
      // The library frees a session with the last that holds it.
      opened.clear()
    },
  }
}
