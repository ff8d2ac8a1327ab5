/**
 * Every port that the composition root binds. Modules do not import this list: each declares the
 * ports it uses in its own `ports.ts`.
 */
import type { Running } from '@contract/endpoints/console/settings'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Challenger } from './challenge/challenge'
import type { Config } from './config/config'
import type { Database, Db } from './db/client'
import type { EngineRegistry } from './engines/registry'
import type { Followed } from './lib/follow'
import type { Keys } from './lib/keys'
import type { Lifecycle } from './lib/lifecycle'
import type { Probe } from './lib/readiness'
import type { MailSender } from './mail/mail'
import type { Metrics } from './metrics/metrics'
import type { AnswerFiles } from './modules/job/run/answers'
import type { JobPorts } from './modules/job/ports'
import type { PendingPicture } from './modules/works/ports'
import type { Decoders } from './media/decoder/decoders'
import type { Spool } from './media/spool'
import type { VideoSupport } from './media/video/support'
import type { PaymentProviders } from './payment/provider'
import type { Limiter } from './rate-limit/limiter'
import type { Safety } from './safety/safety'
import type { Oidc } from './sign-in/oidc'
import type { SignInProviders } from './sign-in/provider'
import type { SmsSender } from './sms/sms'
import type { Disk } from './storage/disk'
import type { Storage } from './storage/storage'
import type { Worker } from './worker/queue'

export interface Deps extends JobPorts {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly pool: pg.Pool
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
}

/** Ports that need no other port; the rest is built from them. */
export type CoreDeps = Omit<
  Deps,
  | keyof JobPorts
  | 'worker'
  | 'running'
  | 'begun'
  | 'lifecycle'
  | 'metrics'
  | 'probes'
  | 'disk'
  | 'answers'
  | 'spool'
  | 'coming'
  | 'decoders'
  | 'videos'
> &
  Pick<Deps, 'config' | 'db' | 'now' | 'safety'>
