/** One thing an operator can do. A command is a file here and a line in commands.ts. */
import type { Config } from '../../config/config'
import type { Tx } from '../../platform/db/client'
import { Refused } from '../../platform/lib/refused'
import type { AdminPorts } from './ports'

/** What a command does to stored files; no rollback of the database takes it back. */
export interface FileChanges {
  /** Deleted again when the command fails. */
  readonly added: string[]
  /** Deleted when it is done. */
  readonly gone: string[]
}

export interface AdminDeps extends Pick<
  AdminPorts,
  'config' | 'engines' | 'now' | 'keys' | 'storage'
> {
  readonly files: FileChanges
  /** What a command writes stands or falls with its entry in the log. */
  readonly tx: Tx
}

/** What there is outside of a transaction. */
export type OutsideDeps = Pick<
  AdminPorts,
  'config' | 'db' | 'engines' | 'now' | 'payments' | 'keys' | 'storage'
>

export interface Outcome {
  /** What the operator reads. */
  readonly lines: readonly string[]
  /** What it did, for the log; null for a command that only looks. */
  readonly result: Record<string, unknown> | null
}

export interface Command {
  readonly name: string
  /** As in the help: `<person> <words>`; the last one takes all that is left; `[file]` may be missing. */
  readonly args: readonly string[]
  readonly summary: string
  /** Calls engines, so that their keys must be there. */
  readonly callsEngines?: true
  /** First what no rollback takes back; asked again it must not happen twice. */
  readonly ahead?: (deps: OutsideDeps, args: readonly string[]) => Promise<void>
  readonly run?: (deps: AdminDeps, args: readonly string[]) => Promise<Outcome>
  /** In place of run, for what only looks and may wait for others meanwhile: no transaction. */
  readonly look?: (deps: OutsideDeps, args: readonly string[]) => Promise<readonly string[]>
  /** In place of all these, for what opens the database in a way of its own. */
  readonly alone?: (config: Config, args: readonly string[]) => Promise<readonly string[]>
}

export { Refused }
