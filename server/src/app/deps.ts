/** The composition root: every port gets its one real part here. */
import { createChallenger } from '../integrations/captcha/configured'
import type { Config } from '../config/config'
import { openDatabase } from '../platform/db/client'
import { createEngines } from '../integrations/engines/configured'
import type { StudioPools } from '../integrations/engines/studio/pool'
import { createLog, type ProcessName } from '../platform/lib/log'
import { createLifecycle } from '../platform/lib/lifecycle'
import { serverKeys } from '../platform/db/secret'
import { createMetrics } from '../platform/metrics/metrics'
import { useFfmpeg } from '@media/video/ffmpeg'
import { createPayments } from '../integrations/payment-providers/configured'
import type { CoreDeps, Deps } from './ports'
import { createBuilds } from './builds/configured'
import { createChat, createSms } from './clients'
import { countedBy } from './counted'
import { buildOutbound } from './outbound'
import { buildProbes } from './probes'
import { limiterOn } from '../platform/rate-limit/configured'
import { openRedis } from '../platform/redis/redis'
import { createNetHost } from '../platform/nets-process/host'
import { createSafety } from '../integrations/safety/configured'
import { withDecency } from '../integrations/safety/decency'
import { createSpeech } from '../integrations/speech/speech'
import { createSmtp } from '../integrations/mail/smtp'
import { createOidc } from '../integrations/identity-providers/oidc'
import { createSignIns } from '../integrations/identity-providers/configured'
import { tracedStorage } from '../integrations/storage/traced'
import { startTracing, stopTracing } from '../platform/tracing/tracing'
import { createStorage } from '../integrations/storage/configured'
import type { Storage } from '../integrations/storage/storage'
import { createDisk } from '../platform/disk'
import { createDecoders } from '../platform/media-intake/decoder/decoders'
import { createSpool } from '../platform/media-intake/spool'
import { createVideoSupport } from '../platform/media-intake/video/support'
import { NOBODY } from '../platform/lib/unprivileged'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { comingDemo } from '../modules/demo/coming'
import { CLOSE_CONTESTS_TASK, closeDueContests } from '../modules/contest/close'
import { DEMO_TASK } from '../modules/demo/queue'
import { paintDemo } from '../modules/demo/paint'
import { countPainted, jobCharacters } from '../modules/character/service'
import { rememberFilm } from '../modules/storyboard/film-ended'
import { detachVersions, jobThreads } from '../modules/conversation/threads'
import { lowerKeyUse, returnToKey, spendByKey } from '../modules/api-key/spend'
import { DRIFT_TASK, measureDriftOfJob, queueDrift } from '../modules/conversation/drift'
import { forgetJob } from '../modules/album/members'
import { authenticate } from '../modules/auth/authenticate'
import { authenticateStaff } from '../modules/console/sessions'
import { endHoldOfJob } from '../modules/credits/job-ended'
import { balanceAfterHold, holdCredits, lockCredits } from '../modules/credits/service'
import { packExport } from '../modules/export/pack'
import { MEANS_NOTICE_TASK } from '../modules/auth/means/change'
import { sendNotice } from '../modules/auth/means/notice'
import { EXPORT_TASK } from '../modules/export/service'
import { rewardInviterOfJob } from '../modules/invite/job-ended'
import { settleBudget } from '../modules/job/submit/budget'
import { follow } from '../platform/lib/follow'
import { readOverrides, toRunning, withOverrides } from '../modules/settings/overrides'
import { readArrangement } from '../modules/settings/engine-arrangement'
import { createAnswerFiles } from '../modules/job/run/answers'
import { createJobEvents, type JobEvents } from '../modules/job/events'
import type { JobCredits, JobKeys } from '../modules/job/ports'
import { PROBE_MS, probeDue } from '../modules/job/run/circuit-breaker'
import { arrangedPrices, requirePrices } from '../modules/job/pricing'
import { CANCEL_POLL_MS, LEASE_MS } from '../modules/job/run/limits'
import { ShuttingDown, Superseded } from '../modules/job/run/outcome'
import { SWEEP_JOB_TASK, sweepJob } from '../modules/job/run/leftovers'
import { hasQueuedJobs } from '../modules/job/read/queue-state'
import { PAINT_TASK } from '../modules/job/run/queued'
import { commentBlocks } from '../modules/mute/blocks'
import { createHiddenReader } from '../modules/mute/hidden'
import { recoverJobs, dropLostRuns, renewJobLeases } from '../modules/job/run/recovery'
import { createRunner, type Runner } from '../modules/job/run/runner'
import { createOwnEngines } from '../modules/own-key/engines'
import { notifyJobEnded } from '../modules/notification/job-ended'
import { SWEEP_UPLOADS_TASK, sweepUploads } from '../modules/upload/sweep'
import { emitJobEnded, emitWorkReviewed } from '../modules/webhook/events'
import { HIDE_FILES_TASK, hideUserFiles } from '../modules/works/closing'
import { countRemakeOfJob, detachWorksFromJob, requireRemakable } from '../modules/works/remakes'
import { paintSample, queueSamples, SAMPLE_TASK } from '../modules/samples/paint'
import { DELETE_FILES_TASK, deleteFiles } from '../integrations/storage/deletion'
import { HEARTBEAT_MS } from '../platform/queue/limits'
import { requireText, type Work } from '../platform/queue/queue'
import { deleteRowsWithoutKey } from '../platform/queue/tasks'
import { createWorker } from '../platform/queue/worker'

/** Opens the database and everything that hangs on it alone. */
export async function openCore(config: Config, process: ProcessName): Promise<CoreDeps> {
  const log = createLog(config.logLevel, { process })
  const now = () => new Date()
  useFfmpeg(config.ffmpegPath)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    sessionUrl: config.databaseSessionUrl,
    dataDir: config.dataDir,
    maxConnections: config.databaseConnections,
    connectTimeoutMs: config.databaseConnectTimeoutMs,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
    replica: process === 'server' ? config.databaseReplica : null,
    onOutage(reason) {
      if (reason !== null) log.warn({ reason }, 'the database does not answer')
      else log.warn('the database answers again')
    },
    onReplica(reason) {
      if (reason !== null) log.warn({ reason }, 'the replica is not read')
      else log.warn('the replica is read again')
    },
  })
  database.pool.on('error', (error) => log.warn({ err: error }, 'idle connection lost'))
  try {
    const keys = await serverKeys(database.db, config.sessionSecret)
    const { redisUrl: url } = config
    const redis = url && (await openRedis({ url, secret: keys.of('redis'), now, log }))
    return {
      redis: redis || null,
      config,
      database,
      db: database.db,
      pool: database.pool,
      reads: database.reads,
      log,
      keys,
      sms: createSms(config),
      mail: config.mail && createSmtp(config.mail),
      challenger: createChallenger(config, { keys, now }),
      signIns: createSignIns(config),
      oidc: config.signIn.oidc && createOidc(config.signIn.oidc, { now }),
      limiter: limiterOn(database, { redis: redis || null, now, log }),
      safety: createSafety(config, { db: database.db, keys, now, log }),
      payments: createPayments(config, { db: database.db, keys, now }),
      now,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Listeners when a job ends or is deleted, in this order, inside the transaction of the change. */
export const jobEvents: JobEvents = createJobEvents({
  onJobEnded: [
    endHoldOfJob,
    returnToKey,
    rewardInviterOfJob,
    notifyJobEnded,
    countRemakeOfJob,
    settleBudget,
    emitJobEnded,
    queueDrift,
    countPainted,
    rememberFilm,
  ],
  // Its works go with its pictures: those made after them are joined to what was before.
  onJobDeleting: [(tx, { jobId }) => detachWorksFromJob(tx, jobId)],
  onJobDeleted: [
    (tx, { jobId }) => forgetJob(tx, jobId),
    (tx, { jobId }) => detachVersions(tx, jobId),
  ],
})

const jobCredits: JobCredits = {
  lock: lockCredits,
  hold: holdCredits,
  balanceAfterHold,
}

const jobKeys: JobKeys = { spend: spendByKey }

type WorkDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'log'
  | 'keys'
  | 'mail'
  | 'now'
  | 'sms'
  | 'storage'
  | 'answers'
  | 'engines'
  | 'ownEngines'
  | 'jobEvents'
>

/** Everything a working process does, by name. */
function buildWork(deps: WorkDeps, runner: Runner): Work {
  const { config, db, log } = deps
  const unhurried = { ...deps, hasQueuedJobs: () => hasQueuedJobs(db) }
  return {
    tasks: {
      [PAINT_TASK]: (_, { workerId, signal }) => runner.runNext(workerId, signal),
      [DELETE_FILES_TASK]: deleteFiles(deps.storage),
      [SAMPLE_TASK]: (payload, { signal }) =>
        paintSample(
          { ...unhurried, painters: config.samples },
          { id: requireText(payload, 'id'), signal },
        ),
      [DEMO_TASK]: (_, { signal }) => paintDemo({ ...unhurried, demo: config.demo }, signal),
      [EXPORT_TASK]: (payload) => packExport(deps, requireText(payload, 'id')),
      [MEANS_NOTICE_TASK]: (payload) =>
        sendNotice(deps, {
          changeId: requireText(payload, 'changeId'),
          recipient: Number(requireText(payload, 'recipient')),
        }),
      [DRIFT_TASK]: (payload) => measureDriftOfJob(deps, requireText(payload, 'jobId')),
      [HIDE_FILES_TASK]: (payload) => hideUserFiles(deps, requireText(payload, 'userId')),
      [SWEEP_JOB_TASK]: async (payload) => {
        await sweepJob(deps, requireText(payload, 'jobId'))
      },
      [CLOSE_CONTESTS_TASK]: () => closeDueContests(deps),
      [SWEEP_UPLOADS_TASK]: async () => {
        await sweepUploads(deps)
        await deps.answers.sweep()
      },
    },
    outbound: buildOutbound(deps),
    schedule: [
      { task: SWEEP_UPLOADS_TASK, match: '*/10 * * * *' },
      { task: CLOSE_CONTESTS_TASK, match: '* * * * *' },
    ],
    duties: [
      {
        everyMs: HEARTBEAT_MS,
        run: ({ steady }) => renewJobLeases(deps, runner, { steady }),
      },
      { everyMs: PROBE_MS, run: () => probeDue(deps) },
      { everyMs: CANCEL_POLL_MS, run: () => dropLostRuns(db, runner) },
    ],
    async starting({ alone }) {
      await deleteRowsWithoutKey(db, PAINT_TASK)
      if (alone) await recoverJobs({ db, log, jobEvents: deps.jobEvents }, { everyRun: true })
    },
    started: async () => {
      await queueSamples({ ...deps, painters: config.samples })
    },
    stopNow() {
      for (const run of runner.active()) runner.abort(run, new ShuttingDown())
    },
  }
}

/** Spool, disk and decoders of uploaded files. */
function postedFiles({
  config,
  log,
}: CoreDeps): Pick<Deps, 'disk' | 'spool' | 'decoders' | 'videos'> {
  const { bytesInFlight, diskReserveBytes } = config.uploads
  const folder = path.join(config.dataDir, 'incoming')
  // Entered, but not listed, by the user that decoders become; DATA_DIR above it is closed.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const disk = createDisk(config.dataDir, diskReserveBytes)
  const spool = createSpool({ folder, disk, inFlightBytes: bytesInFlight })
  const decoders = createDecoders({ folder, uid: NOBODY, log })
  return { disk, spool, decoders, videos: createVideoSupport({ ...config, log }) }
}

/** Prices are those that operators arranged, where they did. */
function withArrangedPrices(engines: Deps['engines'], config: Config): Config {
  const { credits } = config
  return { ...config, credits: { ...credits, prices: arrangedPrices(credits.prices, engines) } }
}

interface ProcessParts {
  /** false: this process only submits. */
  readonly works: boolean
  /** Threads of the painter. Default: its own. */
  readonly pools?: StudioPools
  /** Default: the configured one. */
  readonly storage?: Storage
}

/**
 * Binds what hangs on the core: nothing is started yet.
 * Throws ConfigError for an engine without a price.
 */
export function completeDeps(core: CoreDeps, process: ProcessParts): Deps {
  const { works, pools } = process
  const { db, log } = core
  const lifecycle = createLifecycle()
  const storage = tracedStorage(process.storage ?? createStorage(core.config, core.now))
  const nets = createNetHost({ config: core.config.nets, log })
  const engines = createEngines(core.config, {
    log,
    nets,
    arrange: () => readArrangement(db),
    arranged: core.redis?.signal('engines'),
    pools,
  })
  requirePrices(engines, core.config.credits.prices)
  const running = follow({
    read: () => readOverrides(db),
    initial: {},
    log,
    trouble: 'what operators set was not read; what was known holds',
    signal: core.redis?.signal('running'),
  })
  const config = withOverrides(withArrangedPrices(engines, core.config), running.current)
  const ownEngines = createOwnEngines({ db, config, keys: core.keys, engines })
  const metrics = createMetrics()
  const parts = {
    config,
    db,
    log,
    storage,
    engines,
    ownEngines,
    keys: core.keys,
    mail: core.mail,
    now: core.now,
    sms: core.sms,
    jobEvents: countedBy(metrics, jobEvents),
    speech: config.speech && createSpeech(config.speech),
  }
  const posted = postedFiles(core)
  const answers = createAnswerFiles(config.dataDir, log)
  const runner = createRunner({
    ...parts,
    answers,
    disk: posted.disk,
    leaseMs: LEASE_MS,
    jobTimeoutMs: config.jobTimeoutMs,
  })
  const worker = createWorker({
    db,
    pool: core.database.queuePool,
    log,
    concurrency: config.workerConcurrency,
    embedded: core.database.kind === 'embedded',
    work: works ? buildWork({ ...parts, answers }, runner) : null,
  })
  return {
    ...core,
    config,
    lifecycle,
    probes: buildProbes(core, { worker, lifecycle, disk: posted.disk }),
    safety: withDecency(core.safety, nets.run),
    chat: createChat(core),
    speech: parts.speech,
    running,
    begun: toRunning(core.config),
    builds: createBuilds({ config, storage, disk: posted.disk, now: core.now }),
    storage,
    answers,
    engines,
    ownEngines,
    worker,
    jobCredits,
    jobKeys,
    jobThreads,
    jobCharacters,
    lowerKeyUse,
    requireRemakable,
    emitWorkReviewed,
    commentBlocks,
    hidden: createHiddenReader(db),
    metrics,
    jobEvents: parts.jobEvents,
    coming: (count) => comingDemo({ config, db }, count),
    ...posted,
    jobs: { cancel: (jobId) => runner.abort({ jobId }, new Superseded()) },
    authenticate: (accessToken) => authenticate(core, accessToken),
    authenticateStaff: (token) => authenticateStaff(core, token),
  }
}

/** Throws FolderInUse, ConfigError, or whatever keeps the database from opening. */
export async function createDeps(
  config: Config,
  options: { works: boolean; process: ProcessName },
): Promise<Deps> {
  const core = await openCore(config, options.process)
  const warn = (message: string) => core.log.warn({ message }, 'traces cannot be sent')
  try {
    await startTracing(config.tracing, { process: options.process, warn })
    const deps = completeDeps(core, options)
    void deps.videos.taken()
    await Promise.all([deps.engines.ready(), deps.running.ready()])
    return deps
  } catch (error) {
    core.redis?.close()
    await core.database.close()
    throw error
  }
}

/** Finishes or hands back what is running, then closes everything. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.worker.stop()
  deps.decoders.close()
  deps.running.stop()
  await deps.engines.close()
  await stopTracing()
  deps.redis?.close()
  await deps.database.close()
}
