/**
 * Every port that the composition root binds. Modules do not import this list: each declares the
 * ports it uses in its own `ports.ts`.
 */
import type { Running } from '@contract/endpoints/console/settings'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Challenger } from '../integrations/captcha/challenge'
import type { BuildStore } from './builds/store'
import type { Config } from '../config/config'
import type { Database, Db } from '../platform/db/client'
import type { HiddenReader } from '../platform/db/hidden'
import type { Reads } from '../platform/db/reads'
import type { EngineRegistry } from '../integrations/engines/registry'
import type { Followed } from '../platform/lib/follow'
import type { Keys } from '../platform/lib/keys'
import type { Lifecycle } from '../platform/lib/lifecycle'
import type { Probe } from '../platform/lib/readiness'
import type { MailSender } from '../integrations/mail/mail'
import type { Metrics } from '../platform/metrics/metrics'
import type { AnswerFiles } from '../modules/job/run/answers'
import type { GeneratePorts } from '../modules/job/ports'
import type { CreditsPorts } from '../modules/credits/ports'
import type { CommentBlocks } from '../modules/comment/ports'
import type { ReviewPorts } from '../modules/review/ports'
import type { PendingPicture } from '../modules/works/ports'
import type { Decoders } from '../platform/media-intake/decoder/decoders'
import type { Spool } from '../platform/media-intake/spool'
import type { VideoSupport } from '../platform/media-intake/video/support'
import type { PaymentProviders } from '../integrations/payment-providers/provider'
import type { Redis } from '../platform/redis/redis'
import type { Limiter } from '../platform/rate-limit/limiter'
import type { Safety } from '../integrations/safety/safety'
import type { Oidc } from '../integrations/identity-providers/oidc'
import type { SignInProviders } from '../integrations/identity-providers/provider'
import type { SmsSender } from '../integrations/sms/sms'
import type { Disk } from '../platform/disk'
import type { Storage } from '../integrations/storage/storage'
import type { Worker } from '../platform/queue/queue'

export interface Deps extends GeneratePorts {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly pool: pg.Pool
  readonly reads: Reads
  /** Null: processes share PostgreSQL alone. */
  readonly redis: Redis | null
  readonly log: Logger
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  /** Null: codes cannot be sent by SMS. */
  readonly sms: SmsSender | null
  /** Null: mail cannot be sent. */
  readonly mail: MailSender | null
  /** Captcha required before a code is sent; null: none. */
  readonly challenger: Challenger | null
  readonly signIns: SignInProviders
  /** Null: the operator has no OpenID Connect provider. */
  readonly oidc: Oidc | null
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  readonly storage: Storage
  /** Hashed files of several builds of H5 and the console; null: builds are not shared. */
  readonly builds: BuildStore | null
  /** Free space of DATA_DIR. */
  readonly disk: Disk
  /** Answers of engines that could not be stored yet. */
  readonly answers: AnswerFiles
  /** Uploaded files while they are checked. */
  readonly spool: Spool
  readonly decoders: Decoders
  /** Whether video uploads are supported. */
  readonly videos: VideoSupport
  readonly safety: Safety
  readonly payments: PaymentProviders
  readonly engines: EngineRegistry
  /** Settings that operators override at run time. */
  readonly running: Followed<Partial<Running>>
  /** Settings of the configuration, valid until an operator overrides them. */
  readonly begun: Running
  /** The next demo pictures that are still to be painted. */
  readonly coming: (count: number) => Promise<readonly PendingPicture[]>
  readonly worker: Worker
  readonly lifecycle: Lifecycle
  /** Counters of this process. */
  readonly metrics: Metrics
  /** Checks behind /readyz. */
  readonly probes: readonly Probe[]
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly emitWorkReviewed: ReviewPorts['emitWorkReviewed']
  readonly commentBlocks: CommentBlocks
  readonly hidden: HiddenReader
  readonly lowerKeyUse: CreditsPorts['lowerKeyUse']
}

/** Ports that need no other port; the rest is built from them. */
export type CoreDeps = Omit<
  Deps,
  | keyof GeneratePorts
  | 'commentBlocks'
  | 'hidden'
  | 'emitWorkReviewed'
  | 'lowerKeyUse'
  | 'worker'
  | 'running'
  | 'begun'
  | 'lifecycle'
  | 'metrics'
  | 'probes'
  | 'disk'
  | 'answers'
  | 'builds'
  | 'spool'
  | 'coming'
  | 'decoders'
  | 'videos'
> &
  Pick<Deps, 'config' | 'db' | 'now' | 'reads' | 'safety'>
