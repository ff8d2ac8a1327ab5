/** Ports of this module. It imports no other module: its needs are declared here. */
import type { CharacterMention } from '@contract/characters'
import type { EditOrder } from '@contract/edits'
import type { MediaRef } from '@contract/tools/media'
import type { Config } from '../../config/config'
import type { Db, Executor, Tx } from '../../platform/db/client'
import type { StoredCharacter } from '../../platform/db/schema'
import type { ChatModel } from '../../integrations/chat/chat'
import type { SpeechService } from '../../integrations/speech/service'
import type { Engine } from '../../integrations/engines/engine'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Keys } from '../../platform/lib/keys'
import type { AuthDeps } from '../../platform/http/auth'
import type { Safety } from '../../integrations/safety/safety'
import type { Disk } from '../../platform/disk'
import type { Storage } from '../../integrations/storage/storage'
import type { JobEvents } from './events'

interface JobOfUser {
  readonly userId: string
  readonly jobId: string
}

/** The ledger: a job's price is held when it is submitted; what comes of it follows from its end. */
export interface JobCredits {
  /** Submits of one user go one after the other. */
  lock(tx: Tx, userId: string): Promise<void>
  /** Throws CREDITS_SHORT with {balance, needed}. */
  hold(
    tx: Tx,
    hold: JobOfUser & { credits: number; apiKeyId?: string | null },
  ): Promise<{ balance: number }>
  /** The balance right after a job's hold. */
  balanceAfterHold(db: Executor, job: JobOfUser): Promise<number>
}

/** Limits of API keys. */
export interface JobKeys {
  /**
   * Counts a job's price against the month of the key that submits it, with the user locked. Throws
   * ApiKeyError (modules/api-key) for a key that is not valid any more or whose month is spent.
   */
  spend(tx: Tx, order: { apiKeyId: string; userId: string; credits: number }): Promise<void>
}

/** Threads of edits: an order with `edit` becomes a version of one. */
export interface JobThreads {
  /** The thread of the order, a new one where it names none. Throws NOT_FOUND. */
  open(tx: Tx, order: { userId: string; edit: EditOrder; picture: MediaRef }): Promise<string>
  addVersion(
    tx: Tx,
    version: {
      userId: string
      threadId: string
      edit: EditOrder
      job: { id: string; parentId: string | null; costCredits: number }
      picture: MediaRef
    },
  ): Promise<void>
}

/** 角色卡 of users. */
export interface JobCharacters {
  /** As they are now, in the order of the mentions. Throws PARAM_INVALID for one that is gone. */
  load(
    db: Executor,
    userId: string,
    mentions: readonly CharacterMention[],
  ): Promise<StoredCharacter[]>
  /** Those that a text mentions, in its order. */
  find(db: Executor, userId: string, text: string): Promise<StoredCharacter[]>
}

/** The runs of this process. */
export interface JobRuns {
  /** Aborts the run of a job that ended otherwise, if it is here; others notification within a second. */
  cancel(jobId: string): void
}

/** Engines by people's own keys. */
export interface OwnEngines {
  /** Engines this user may choose from: the installation's, then their own (without keys). */
  loadUserEngines(userId: string): Promise<EngineRegistry>
  /** With its key, to run a job of its owner. Throws EngineError with a sentence for them. */
  open(engineId: string, userId: string): Promise<Engine>
}

/** For links to files that only their owner may have. */
export interface LayersPorts extends Pick<JobPorts, 'db' | 'now' | 'storage'> {
  readonly config: Pick<Config, 'publicUrl'>
  readonly keys: Keys
}

export interface JobPorts extends AuthDeps {
  readonly config: Pick<Config, 'credits' | 'limits'>
  readonly db: Db
  readonly engines: EngineRegistry
  readonly ownEngines: OwnEngines
  readonly storage: Storage
  /** Free space of DATA_DIR. */
  readonly disk: Pick<Disk, 'problem'>
  readonly safety: Safety
  readonly jobCredits: JobCredits
  readonly jobKeys: JobKeys
  readonly jobThreads: JobThreads
  readonly jobCharacters: JobCharacters
  readonly jobEvents: JobEvents
  readonly jobs: JobRuns
  /** The current time; tests control it. */
  readonly now: () => Date
  /** Throws NOT_FOUND or CONFLICT for a work that must not be remade by this user. */
  requireRemakable(db: Executor, workId: string, userId: string): Promise<void>
}

/** Further ports of the calls before an order. */
export interface GeneratePorts extends JobPorts {
  /** Null: the rules answer alone. */
  /** Null: no speech service is configured. */
  readonly speech: SpeechService | null
  readonly chat: ChatModel | null
}
