/** One thing an operator can do. A command is a file here and a line in commands.ts. */
import type { AuditContent } from '@contract/endpoints/console/audit'
import type { Config } from '../../config/config'
import type { Tx } from '../../platform/db/client'
import { Refused } from '../../platform/lib/refused'
import type { AdminPorts } from './ports'

/** Effects of a command on stored files; a rollback of the database does not undo them. */
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
  /** Writes of a command and its log entry are one transaction. */
  readonly tx: Tx
}

/** Dependencies outside of a transaction. */
export type OutsideDeps = Pick<
  AdminPorts,
  'config' | 'db' | 'engines' | 'now' | 'payments' | 'keys' | 'storage'
>

export interface Outcome {
  /** Lines for the operator. */
  readonly lines: readonly string[]
  /** Content of the audit entry; null for a command that changed nothing. */
  readonly entry: AuditContent | null
}

export interface Command {
  readonly name: string
  /** As in the help: `<person> <words>`; the last one takes all that is left; `[file]` may be missing. */
  readonly args: readonly string[]
  readonly summary: string
  /** Calls engines, so that their keys must be there. */
  readonly callsEngines?: true
  /** Effects that no rollback undoes come first; they must be idempotent. */
  readonly ahead?: (deps: OutsideDeps, args: readonly string[]) => Promise<void>
  readonly run?: (deps: AdminDeps, args: readonly string[]) => Promise<Outcome>
  /** In place of run, for what only looks and may wait for others meanwhile: no transaction. */
  readonly look?: (deps: OutsideDeps, args: readonly string[]) => Promise<readonly string[]>
  /** In place of all these, for what opens the database in a way of its own. */
  readonly alone?: (config: Config, args: readonly string[]) => Promise<readonly string[]>
}

export { Refused }
