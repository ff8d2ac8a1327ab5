/** One thing an operator can do. A command is a file here and a line in commands.ts. */
import type { Tx } from '../db/client'
import type { Deps } from '../deps'

export interface AdminDeps extends Pick<Deps, 'config' | 'now'> {
  /** What a command writes stands or falls with its entry in the log. */
  readonly tx: Tx
}

export interface Outcome {
  /** What the operator reads. */
  readonly lines: readonly string[]
  /** What it did, for the log; null for a command that only looks. */
  readonly result: Record<string, unknown> | null
}

export interface Command {
  readonly name: string
  /** As in the help: `<phone> <words>`; the last one takes all that is left. */
  readonly args: readonly string[]
  readonly summary: string
  readonly run: (deps: AdminDeps, args: readonly string[]) => Promise<Outcome>
}

/** A sentence for the operator; nothing was done. */
export class Refused extends Error {}
