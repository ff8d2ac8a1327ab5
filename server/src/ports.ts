/**
 * What the parts of the server are given: ports, the configuration and a clock. Modules take what
 * they use of it (`Pick<Deps, …>`); only the composition root knows who stands behind a port.
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
import type { JobDeps } from './modules/job/ports'
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

/** A picture before it is painted: a name for its place, and its shape. */
export interface Coming {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface Deps extends JobDeps {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly pool: pg.Pool
  readonly log: Logger
  /** What signs tokens, links and forms and hashes codes. */
  readonly keys: Keys
  /** Null: no code can be sent. */
  readonly sms: SmsSender | null
  /** Null: no mail can be sent. */
  readonly mail: MailSender | null
  /** What strangers solve before a code is sent; null: nothing. */
  readonly challenger: Challenger | null
  readonly signIns: SignInProviders
  /** Null: the operator has no OpenID Connect provider. */
  readonly oidc: Oidc | null
  /** Calls of a minute. */
  readonly limiter: Limiter
  readonly storage: Storage
  /** That of DATA_DIR. */
  readonly disk: Disk
  /** What engines answered and could not be stored yet. */
  readonly answers: AnswerFiles
  /** Posted files, while they are looked at. */
  readonly spool: Spool
  readonly decoders: Decoders
  /** Whether videos are taken. */
  readonly videos: VideoSupport
  readonly safety: Safety
  readonly payments: PaymentProviders
  readonly engines: EngineRegistry
  /** What operators set for the running service, beside the configuration that it changes. */
  readonly running: Followed<Partial<Running>>
  /** What holds unless they set something else. */
  readonly begun: Running
  /** The next pictures that this installation paints for its square by itself. */
  readonly coming: (count: number) => Promise<readonly Coming[]>
  readonly worker: Worker
  readonly lifecycle: Lifecycle
  /** What this process counts of its own work. */
  readonly metrics: Metrics
  /** What /readyz asks. */
  readonly probes: readonly Probe[]
  /** The clock; tests turn it. */
  readonly now: () => Date
}

/** What needs no other port; the rest follows from it. */
export type CoreDeps = Omit<
  Deps,
  | keyof JobDeps
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
