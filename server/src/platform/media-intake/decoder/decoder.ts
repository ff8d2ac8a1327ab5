/**
 * One decoding process: started with its first file, there for the next one, ended with
 * whatever it is doing when a file takes too long, and ended when it has grown too large or has had
 * no file for minutes.
 */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startProcess } from '../../lib/threads'
import { type Answer, type Answers, type DecodeRequest, type Operation, READY } from './protocol'

export interface DecoderLimits {
  /** Of one file; where it cannot be measured, only the other one holds. */
  readonly cpuS: number
  readonly wallS: number
  readonly dataMb: number
}

/** The file took more than it may, or the process died of it. */
export class DecoderEnded extends Error {
  constructor(
    readonly why: 'slow' | 'died',
    readonly cpuMs: number,
    detail: string,
  ) {
    super(`the decoder was ended: ${detail}`)
    this.name = 'DecoderEnded'
  }
}

export interface Decoder {
  decode<K extends Operation>(operation: K, path: string): Promise<AnswerOf<K>>
  /** Starts the process now, for the first request. */
  warm(): void
  close(): void
}

export type AnswerOf<K extends Operation> = Pick<Answer, 'cpuMs'> &
  ({ readonly value: Answers[K] } | Extract<Answer, { refusal: unknown }>)

const WATCH_MS = 100
/** Memory besides the pixels of a file; more is freed by ending it. */
const LARGEST_AT_REST_BYTES = 300 * 1024 * 1024
/** Each of three processes holds 40 MB; the next file waits half a second for a new one. */
const IDLE_MS = 180_000
const MAX_COMPLAINT_CHARS = 500
/** Of /proc, on every Linux that Node runs on. */
const TICKS_PER_S = 100

/** CPU time of a whole process, ms; null where the system does not tell. */
function readCpuMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_S
  } catch {
    // No /proc, or the process is gone: its end is noticed otherwise.
    return null
  }
}

interface Started {
  readonly child: ChildProcess
  readonly ready: Promise<void>
  complaint: string
}

/** Neither process nor channel keeps this process running while it has no file. */
function keepAlive({ child }: Started, alive: boolean): void {
  const { stderr, channel } = child
  const parts = [child, channel, stderr as { ref?(): void; unref?(): void } | null]
  for (const part of parts) {
    if (alive) part?.ref?.()
    else part?.unref?.()
  }
}

export function createDecoder(options: {
  folder: string
  /** The unprivileged user it becomes, where this process is root. */
  uid: number
  limits: DecoderLimits
  idleMs?: number
}): Decoder {
  const { limits, idleMs = IDLE_MS } = options
  let started: Started | null = null
  let lastId = 0
  let running = 0
  let idle: NodeJS.Timeout | null = null

  function start(): Started {
    const child = startProcess(
      { source: 'platform/media-intake/decoder/child.ts', bundle: 'media-decoder.js' },
      { args: [String(options.uid)], folder: options.folder, dataMb: limits.dataMb },
    )
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', (said) => (said === READY ? resolve() : reject(new Error('not ready'))))
      child.once('error', reject)
      child.once('exit', (code, signal) => reject(new Error(`it ended by ${signal ?? code}`)))
    })
    const own: Started = { child, ready, complaint: '' }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      own.complaint = (own.complaint + text).slice(-MAX_COMPLAINT_CHARS)
    })
    child.once('exit', () => {
      if (started === own) started = null
    })
    ready.catch(() => undefined)
    keepAlive(own, false)
    return own
  }

  function end(own: Started): void {
    if (started === own) started = null
    own.child.kill('SIGKILL')
  }

  function endWhenIdle(): void {
    if (idle) clearTimeout(idle)
    idle = setTimeout(() => {
      if (started && running === 0) end(started)
    }, idleMs)
    idle.unref()
  }

  /** The answer, or the reason why there is none. */
  function answered(own: Started, request: DecodeRequest): Promise<Answer> {
    const { child } = own
    const began = Date.now()
    const cpuBefore = readCpuMs(child.pid)
    const cpuSince = () => Math.max(0, (readCpuMs(child.pid) ?? 0) - (cpuBefore ?? 0))
    return new Promise((resolve, reject) => {
      let cpuMs = 0
      const onMessage = (said: Answer) => {
        if (said.id === request.id) settle(() => resolve(said))
      }
      const onExit = (code: number | null, signal: string | null) => {
        const detail = `${signal ?? code} ${own.complaint.trim()}`
        settle(() => reject(new DecoderEnded('died', cpuMs, detail)))
      }
      const watch = setInterval(() => {
        cpuMs = cpuSince()
        const slow = cpuMs > limits.cpuS * 1000 || Date.now() - began > limits.wallS * 1000
        if (!slow) return
        settle(() => reject(new DecoderEnded('slow', cpuMs, `${cpuMs} ms CPU`)))
        end(own)
      }, WATCH_MS)
      function settle(finish: () => void): void {
        clearInterval(watch)
        child.off('message', onMessage)
        child.off('exit', onExit)
        finish()
      }
      child.on('message', onMessage)
      child.on('exit', onExit)
      child.send(request, (error) => {
        if (error) settle(() => reject(new DecoderEnded('died', 0, error.message)))
      })
    })
  }

  return {
    async decode<K extends Operation>(operation: K, path: string) {
      started ??= start()
      const own = started
      keepAlive(own, true)
      running += 1
      try {
        await own.ready.catch((cause: unknown) => {
          const { message } = cause as Error
          throw new Error(`the decoder did not start: ${message} ${own.complaint}`, { cause })
        })
        const answer = await answered(own, { id: (lastId += 1), operation, path })
        if (answer.rssBytes > LARGEST_AT_REST_BYTES) end(own)
        // The answer to this very question: the process answers with the value of its operation.
        return answer as AnswerOf<K>
      } finally {
        keepAlive(own, false)
        running -= 1
        endWhenIdle()
      }
    },
    warm() {
      started ??= start()
      endWhenIdle()
    },
    close() {
      if (idle) clearTimeout(idle)
      if (started) end(started)
    },
  }
}
