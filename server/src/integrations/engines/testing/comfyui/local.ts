/** Inspection and faults of a local ComfyUI server in tests. */
import type { WebSocket } from 'ws'
import type { LocalServer } from '../http'
import type { Graph } from './validate'

export interface Quirks {
  /** Of every step of a sampler. */
  stepMs: number
  /** No message while a model is loading. */
  loadMs: number
  /** The next model does not fit. */
  outOfMemory: boolean
  /** Every message is sent twice. */
  twice: boolean
  /** A step repeats the one before it. */
  falling: boolean
  /** Frames and texts that mean nothing, among the others. */
  garbage: boolean
  /** Replaces every picture. */
  picture: Buffer | null
  /** A finished graph without outputs. */
  noOutput: boolean
  /** 0.33: ids must be UUIDs, classes that are missing have an error type of their own. */
  isNew: boolean
  /** Started with previews enabled. */
  previews: boolean
  /** Sockets open and stay open, and nothing is ever sent on them. */
  silent: boolean
}

export interface Prompt {
  readonly number: number
  readonly id: string
  readonly graph: Graph
  readonly extra: Record<string, unknown>
  readonly outputs: readonly string[]
  readonly clientId: string | null
}

export interface LocalComfyUi extends LocalServer {
  readonly quirks: Quirks
  /** Prompts in the order they were accepted; each is work for a GPU. */
  readonly accepted: Prompt[]
  readonly interrupted: string[]
  readonly sockets: ReadonlyMap<string, WebSocket>
  /** Queues a graph of another user. */
  queueOther(graph: Graph): string
  runningId(): string | null
  pendingIds(): string[]
  interruptRunning(): void
  dropPending(): void
  cutSockets(): void
  /** Nothing is remembered but the files of models. */
  restart(): Promise<void>
}
