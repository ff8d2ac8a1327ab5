/** The only reader of the environment. */
import path from 'node:path'
import { buildChallengeConfig } from '../integrations/captcha/config'
import { buildChatConfig } from '../integrations/chat/config'
import { buildSpeechConfig } from '../integrations/speech/config'
import { buildMailConfig } from '../integrations/mail/config'
import { buildSmsConfig } from '../integrations/sms/config'
import { buildReplicaConfig } from '../platform/db/config'
import { buildTracingConfig } from '../platform/tracing/config'
import { buildStorageConfig, buildAllStorageConfigs } from '../integrations/storage/config'
import { buildUploadLimits } from '../platform/media-intake/config'
import { buildNetsConfig } from '../platform/nets-process/config'
import { readEngines, readKeyedVendors, VENDORS } from '../integrations/engines/setup'
import { buildSafetyConfig } from '../integrations/safety/config'
import { buildSignInConfig } from '../integrations/identity-providers/config'
import { buildWebPushConfig } from '../integrations/web-push/config'
import { buildSubscribeConfig } from '../integrations/wechat/subscribe-config'
import { buildWechatAppConfig, buildWechatPushConfig } from '../integrations/wechat/config'
import { buildPaymentConfig } from '../integrations/payment-providers/config'
import { VARIABLES } from './table'
import {
  ConfigError,
  type Environment,
  readValues,
  type ValuesOf,
} from '../platform/lib/env/values'
import { describeLowMemory, memoryMb, threadsHere } from '../platform/lib/machine'
import { projectRoot } from '../platform/lib/paths'

export { ConfigError } from '../platform/lib/env/values'

type Values = ValuesOf<typeof VARIABLES>

export const APP_VERSION = '6.9.0'
export const APP_VERSION_CODE = 690

function refuseUnsafe(values: Values): void {
  if (values.DATABASE_URL && !values.SESSION_SECRET && values.NODE_ENV === 'production') {
    throw new ConfigError(
      'SESSION_SECRET must be set in production with DATABASE_URL: processes would not accept each other’s sessions',
    )
  }
  if (
    values.NODE_ENV === 'production' &&
    values.SMS_PROVIDER === 'console' &&
    values.SIGN_IN.includes('phone')
  ) {
    throw new ConfigError(
      'SMS_PROVIDER must not be console in production: anyone could sign in as any user. Without a provider leave phone out of SIGN_IN',
    )
  }
  if (values.NODE_ENV === 'production' && values.PAY_SANDBOX) {
    throw new ConfigError('PAY_SANDBOX must not be true in production: credits would cost nothing')
  }
  if (
    values.NODE_ENV === 'production' &&
    values.APPLE_BUNDLE_ID &&
    values.APPLE_ENVIRONMENT === 'Sandbox'
  ) {
    throw new ConfigError(
      'APPLE_ENVIRONMENT must not be Sandbox in production: credits would cost nothing',
    )
  }
  if (values.NODE_ENV === 'production' && values.WECHAT_VIRTUAL_ENVIRONMENT === 'Sandbox') {
    throw new ConfigError(
      'WECHAT_VIRTUAL_ENVIRONMENT must not be Sandbox in production: credits would cost nothing',
    )
  }
  if (values.NODE_ENV === 'production' && values.DEMO) {
    throw new ConfigError('DEMO must not be true in production: its authors are fictional')
  }
  if (values.NODE_ENV === 'production' && !values.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL must be set in production: links would name whatever host a request claims',
    )
  }
  if (values.NODE_ENV === 'production' && values.TRUST_PROXY === true) {
    throw new ConfigError(
      'TRUST_PROXY must not be true in production, but how many proxies or their addresses: any client could claim any address',
    )
  }
  for (const name of ['OPERATOR_NAME', 'OPERATOR_CONTACT'] as const) {
    if (values.NODE_ENV !== 'production' || values[name] !== null) continue
    throw new ConfigError(
      `${name} must be set in production: the agreements name who answers for this service`,
    )
  }
  if (values.DATABASE_SESSION_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_SESSION_URL can only be set with DATABASE_URL')
  }
  if (values.REDIS_URL && !values.DATABASE_URL) {
    throw new ConfigError(
      'REDIS_URL can only be set with DATABASE_URL: the embedded database has one process, which shares nothing',
    )
  }
  if (values.WORKER_MODE === 'outside' && !values.DATABASE_URL) {
    throw new ConfigError('WORKER_MODE can only be outside with DATABASE_URL')
  }
}

/**
 * Reads and checks everything at once. Throws ConfigError.
 * @param options.engineKeys false: for a process that calls no engine; see readEngines
 */
export function loadConfig(env: Environment, { engineKeys = true } = {}) {
  const values = readValues(VARIABLES, env)
  refuseUnsafe(values)
  const dataDir = path.resolve(projectRoot, values.DATA_DIR)
  const file = values.ENGINES_FILE && path.resolve(projectRoot, values.ENGINES_FILE)
  const speech = buildSpeechConfig(values)
  const engines = readEngines({ vendors: VENDORS, env, file, dataDir, keys: engineKeys })
  const perEngine: Record<string, number> = { studio: values.STUDIO_CREDITS }
  const ofModels: Record<string, number> = {}
  for (const setup of engines.engines) {
    perEngine[setup.id] = setup.credits
    Object.assign(ofModels, setup.modelCredits)
  }
  const painterThreads = values.PAINTER_THREADS ?? threadsHere()
  const megabytes = memoryMb()
  const nets = buildNetsConfig(values, {
    env,
    root: projectRoot,
    threads: painterThreads,
    megabytes,
  })
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    dataDir,
    backups: {
      folder: values.BACKUP_DIR
        ? path.resolve(projectRoot, values.BACKUP_DIR)
        : path.join(dataDir, 'backups'),
      /** Null: only when an operator says so. */
      everyHours: values.BACKUP_EVERY_HOURS,
      keep: values.BACKUP_KEEP,
    },
    databaseUrl: values.DATABASE_URL,
    /** Null: DATABASE_URL is no pooler. */
    databaseSessionUrl: values.DATABASE_SESSION_URL,
    databaseReplica: buildReplicaConfig(values),
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseConnectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    /** Null: PostgreSQL alone is shared by processes. */
    redisUrl: values.REDIS_URL,
    stopDrainMs: values.STOP_DRAIN_MS ?? (values.NODE_ENV === 'production' ? 5_000 : 0),
    h5Dir: path.resolve(projectRoot, values.H5_DIR),
    consoleDir: path.resolve(projectRoot, values.CONSOLE_DIR),
    /** 0: hashed files of other builds are neither published nor served. */
    retainedBuilds: values.RETAINED_BUILDS,
    /** Null: generated once and stored (see lib/secret). */
    sessionSecret: values.SESSION_SECRET,
    metricsToken: values.METRICS_TOKEN,
    /** Null: nothing is traced. */
    tracing: buildTracingConfig(values),
    /** Origins that may call the API from a browser besides our own; none by default. */
    corsOrigins: values.MINI_ORIGINS,
    linkHosts: values.LINK_HOSTS,
    /** Operator of the installation; null where it is not set. */
    operator: {
      name: values.OPERATOR_NAME,
      contact: values.OPERATOR_CONTACT,
      filings: values.FILINGS,
    },
    /** Platforms with credits for invitations and codes. */
    rewardsOn: values.REWARDS_ON,
    commentsOn: values.COMMENTS_ON,
    clients: {
      miniVersion: values.MINI_VERSION,
      oldestVersion: values.OLDEST_VERSION,
    },
    limits: {
      bodyTimeoutMs: values.BODY_TIMEOUT_MS,
      callsPerMinute: values.RATE_LIMIT_PER_MINUTE,
      callsPerUserMinute: values.RATE_LIMIT_PER_USER_MINUTE ?? values.RATE_LIMIT_PER_MINUTE,
      callsAtOncePerAddress: values.CALLS_AT_ONCE_PER_ADDRESS,
      callsAtOncePerUser: values.CALLS_AT_ONCE_PER_USER,
      smsPerPhoneHour: values.SMS_PER_PHONE_HOUR,
      smsPerPhoneDay: values.SMS_PER_PHONE_DAY,
      smsPerPhoneStrangersDay: Math.max(
        values.SMS_PER_PHONE_STRANGERS_DAY,
        values.SMS_PER_PHONE_DAY,
      ),
      smsPerAddressHour: values.SMS_PER_ADDRESS_HOUR,
      smsPerDay: values.SMS_PER_DAY,
      loginTriesPerAddressHour: values.LOGIN_TRIES_PER_ADDRESS_HOUR,
      activeJobs: values.MAX_ACTIVE_JOBS,
    },
    /** Null: no code can be sent. */
    sms: buildSmsConfig(values, { production: values.NODE_ENV === 'production' }),
    /** Null: no mail can be sent. */
    mail: buildMailConfig(values, { wanted: values.SIGN_IN.includes('email') }),
    challenge: buildChallengeConfig(values, {
      production: values.NODE_ENV === 'production',
    }),
    /** Ways to sign in, and platforms to sign in by; null: not this one. */
    signIn: buildSignInConfig(values, { production: values.NODE_ENV === 'production' }),
    storage: buildStorageConfig(values),
    storages: buildAllStorageConfigs(values),
    uploads: buildUploadLimits(values),
    /** Besides the embedded one. */
    engines,
    safety: buildSafetyConfig(values),
    /** Null: rules alone read sentences and polish prompts. */
    chat: buildChatConfig(values),
    /** Null: 旁白 is not offered. */
    speech,
    /** Hosts for users' own keys; empty: own keys are off. */
    ownKeyHosts: values.OWN_KEY_HOSTS,
    ownKeyVendors: readKeyedVendors(values.OWN_KEY_VENDORS),
    /** Keys of users and what they are accepted for. */
    openApi: {
      on: values.OPEN_API === 'on',
      callsPerKeyMinute: values.OPEN_API_PER_KEY_MINUTE,
      waitMs: values.OPEN_API_WAIT_SECONDS * 1000,
      webhookOrigins: values.WEBHOOK_ORIGINS,
    },
    /** Copies without the visible label. */
    plainCopies: {
      on: values.PLAIN_COPIES === 'on',
      logDays: values.PLAIN_COPIES_LOG_DAYS,
    },
    profileReview:
      values.PROFILE_REVIEW ??
      (values.NODE_ENV === 'production' ? ('always' as const) : ('auto' as const)),
    commentsReview:
      values.COMMENTS_REVIEW ??
      (values.SAFETY === 'local' ? ('before' as const) : ('after' as const)),
    credits: {
      welcome: values.WELCOME_CREDITS,
      /** Day 1–7 of a streak. */
      signin: values.SIGNIN_CREDITS,
      firstTopup: values.FIRST_TOPUP_CREDITS,
      inviter: values.INVITER_CREDITS,
      invited: values.INVITED_CREDITS,
      /** For one picture. An engine that is not here cannot be configured (see modules/job/pricing). */
      prices: {
        perEngine,
        perModel: { ...ofModels, ...values.MODEL_CREDITS },
        perTool: engines.toolCredits,
        perSpeech: speech?.credits ?? 0,
      },
    },
    payment: buildPaymentConfig(values),
    /** Null: WeChat pushes nothing here. */
    wechatApp: buildWechatAppConfig(values),
    wechatPush: buildWechatPushConfig(values),
    /** Templates of subscribe messages. */
    subscribe: buildSubscribeConfig(values),
    /** Null keys: a pair that is made once and stored. */
    webPush: buildWebPushConfig(values, { publicUrl: values.PUBLIC_URL }),
    /** Order of 推荐. */
    feedOrder: values.FEED_ORDER,
    /** Whether an empty database gets a square to look at. */
    demo: values.DEMO ?? values.NODE_ENV !== 'production',
    /** Which engines paint samples while no job waits; null: none does. */
    samples: values.SAMPLES,
    painterThreads,
    /** Of the sides of PICTURE_SIZES. */
    studioSizePercent: values.STUDIO_SIZE_PERCENT,
    nets,
    /** One line for the operator; null: it is enough. */
    lowMemory: describeLowMemory(megabytes, { nets: nets.on, setting: values.MODELS }),
    /** Null: the one of the packages. */
    ffmpegPath: values.FFMPEG_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY ?? painterThreads,
    workerMode: values.WORKER_MODE,
    /** Null: a worker answers nothing. */
    workerPort: values.WORKER_PORT,
    jobTimeoutMs: values.JOB_TIMEOUT_MS,
  }
}

export type Config = ReturnType<typeof loadConfig>
