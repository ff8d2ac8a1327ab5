/** An adapter on its local server, as the list of faults works with it. */
import type { EngineErrorKind, EngineResult } from '../engine'
import type { Recorder } from './requests'
import type { LocalServer, SeenCall } from './http'

export const RIGS = [
  'comfyui',
  'a1111',
  'sd-server',
  'openai',
  'dashscope',
  'dashscope video',
  'dashscope repaint',
  'ark',
  'ark video',
  'fal',
  'fal video',
  'gemini',
  'midjourney',
] as const
export type RigName = (typeof RIGS)[number]

/** A picture, an error of the port, or the reason of the abort. */
export type Outcome = 'picture' | EngineErrorKind | 'aborted'

/** Faults of some servers only. */
export interface Special {
  /** A finished job without a picture. */
  finishEmpty(): void
  /** Work takes its time: several looks. */
  slow(): void
  /** Work never ends. */
  stuck(): void
  outOfMemory(): void
  /** The file of the model was removed. */
  missingModel(): void
  /** The work is interrupted there. */
  stopElsewhere(): void
  /** The work is removed from the queue there. */
  dropElsewhere(): void
  /** Only a part of the request is accepted. */
  acceptPartly(): void
  fallingProgress(): void
  restart(): Promise<void>
  duplicates(): void
  garbage(): void
  cutSocket(): void
  refuseSocket(): void
  /** Whether the work is under way. */
  isRunning(): boolean
}

export interface Rig extends Pick<LocalServer, 'answerTo' | 'down' | 'calls'> {
  /** The call that makes the server work. */
  isSubmit(call: SeenCall): boolean
  /** The call that brings the picture; the same where the answer is the picture. */
  isResult(call: SeenCall): boolean
  /** Calls that only ask how far it is. */
  isLook(call: SeenCall): boolean
  /** One picture of 64 by 96 from words. */
  paint(recorder: Recorder): Promise<EngineResult>
  /** Number of runs the server began for us. */
  paid(): number
  /** Replaces every picture from now on. */
  becomes(file: Buffer): void
  readonly special: Partial<Special>
  close(): Promise<void>
}

export interface Stage {
  readonly rig: Rig
  readonly recorder: Recorder
  readonly abort: (reason: Error) => void
}
