/** The process of the networks: started on the first request, ended when idle. */
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import type { Logger } from 'pino'
import { isNetError, NetError } from '@nets/errors'
import { findModel } from '@nets/catalog'
import type { NetRequest, NetRun, Tensor } from '@nets/run'
import { hasWeights } from '@nets/runtime/weights'
import { startProcess } from '../lib/threads'
import { projectRoot } from '../lib/paths'
import type { NetsConfig } from './config'
import { toNetError, type NetAnswer, type NetCall } from './protocol'

/** Then the memory of the networks goes back to the machine. */
const IDLE_MS = 60_000
/** Far beyond the slowest run of all: then it hangs. */
const LONGEST_RUN_MS = 120_000
const MAX_COMPLAINT_CHARS = 500
/**
 * Of glibc, elsewhere without meaning: what is large is given back as soon as it is free. As it is
 * by itself, a process that looked at one photograph keeps 430 MB of it, so 150.
 */
const GIVING_BACK = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

type Outputs = Readonly<Record<string, Tensor>>

interface Waiting {
  readonly model: string
  resolve(outputs: Outputs): void
  reject(error: NetError): void
}

interface Started {
  readonly child: ChildProcess
  readonly waiting: Map<number, Waiting>
  complaint: string
}

export interface NetHost {
  readonly run: NetRun
  close(): void
}

export interface HostOptions {
  readonly config: NetsConfig
  /** Hears once of each reason why a network gives nothing. */
  readonly log?: Pick<Logger, 'warn'>
  readonly idleMs?: number
}

/** Neither process nor channel keeps this process running while idle. */
function keepAlive({ child }: Started, alive: boolean): void {
  const stderr = child.stderr instanceof Socket ? child.stderr : null
  for (const part of [child, child.channel, stderr]) {
    if (alive) part?.ref()
    else part?.unref()
  }
}

export function createNetHost({ config, log, idleMs = IDLE_MS }: HostOptions): NetHost {
  const reported = new Set<string>()
  let started: Started | null = null
  let idle: NodeJS.Timeout | null = null
  let lastId = 0
  let closed = false

  function warnOnce(error: NetError): void {
    const what = `${error.model} ${error.kind}`
    if (reported.has(what)) return
    reported.add(what)
    log?.warn({ err: error }, 'a network gives nothing: its tools work without it')
  }

  function end(own: Started): void {
    if (started === own) started = null
    own.child.kill('SIGKILL')
  }

  function start(): Started {
    const child = startProcess(
      { source: 'platform/nets-process/child.ts', bundle: 'nets-child.js' },
      {
        args: [config.folder, String(config.threads)],
        folder: projectRoot,
        dataMb: null,
        serialization: 'advanced',
        env: GIVING_BACK,
      },
    )
    const own: Started = { child, waiting: new Map(), complaint: '' }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      own.complaint = (own.complaint + text).slice(-MAX_COMPLAINT_CHARS)
    })
    const lost = (why: string) => {
      if (started === own) started = null
      for (const { model, reject } of own.waiting.values())
        reject(new NetError('failed', model, `its process ended: ${why} ${own.complaint.trim()}`))
      own.waiting.clear()
    }
    child.once('error', (error) => lost(error.message))
    child.once('exit', (code, signal) => lost(String(signal ?? code)))
    child.on('message', (said: NetAnswer) => {
      const waiting = own.waiting.get(said.id)
      own.waiting.delete(said.id)
      if (said.outputs) waiting?.resolve(said.outputs)
      else waiting?.reject(toNetError(said, waiting.model))
    })
    return own
  }

  function sendRequest(own: Started, request: NetRequest): Promise<Outputs> {
    const id = (lastId += 1)
    return new Promise<Outputs>((resolve, reject) => {
      const slow = setTimeout(() => end(own), LONGEST_RUN_MS)
      const over =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(slow)
          settle(value)
        }
      own.waiting.set(id, { model: request.model, resolve: over(resolve), reject: over(reject) })
      own.child.send({ id, request } satisfies NetCall, (error) => {
        if (error) end(own)
      })
    })
  }

  function rest(own: Started): void {
    if (own.waiting.size > 0) return
    keepAlive(own, false)
    idle = setTimeout(() => end(own), idleMs)
    idle.unref()
  }

  async function run(request: NetRequest): Promise<Outputs> {
    const model = findModel(request.model)
    // Looked for here, so that no process is started for what it does not have.
    if (closed || !config.on || !model || !(await hasWeights(config.folder, model)))
      throw new NetError('absent', request.model, 'its weights are not here')
    if (idle) clearTimeout(idle)
    started ??= start()
    const own = started
    keepAlive(own, true)
    try {
      return await sendRequest(own, request)
    } finally {
      rest(own)
    }
  }

  return {
    run: (request) =>
      run(request).catch((error: unknown) => {
        if (isNetError(error) && error.kind !== 'absent') warnOnce(error)
        throw error
      }),
    close() {
      closed = true
      if (idle) clearTimeout(idle)
      if (started) end(started)
    },
  }
}
