/** The only reader of the environment. */
import path from 'node:path'
import { challengeOf } from '../challenge/config'
import { smsOf } from '../sms/config'
import { storageOf } from '../storage/config'
import { uploadLimitsOf } from '../media/config'
import { netsOf } from '../nets/config'
import { openaiOf } from '../engines/openai/config'
import { safetyOf } from '../safety/config'
import { signInOf } from '../sign-in/config'
import { paymentOf } from '../payment/config'
import { VARIABLES } from './table'
import { ConfigError, type Environment, readValues, type ValuesOf } from '../lib/env/values'
import { threadsHere } from '../lib/machine'
import { projectRoot } from '../lib/paths'

export { ConfigError } from '../lib/env/values'

type Values = ValuesOf<typeof VARIABLES>

export const APP_VERSION = '6.9.0'
export const APP_VERSION_CODE = 690

function refuseUnsafe(values: Values): void {
  if (values.DATABASE_URL && !values.SESSION_SECRET && values.NODE_ENV === 'production') {
    throw new ConfigError(
      'SESSION_SECRET must be set in production with DATABASE_URL: processes would not accept each other’s sessions',
    )
  }
  if (values.NODE_ENV === 'production' && values.SMS_PROVIDER === 'console') {
    throw new ConfigError(
      'SMS_PROVIDER must not be console in production: anybody could sign in as anybody',
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
  if (values.NODE_ENV === 'production' && values.DEMO) {
    throw new ConfigError('DEMO must not be true in production: its authors are nobody')
  }
  if (values.NODE_ENV === 'production' && !values.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL must be set in production: links would name whatever host a request claims',
    )
  }
  if (values.NODE_ENV === 'production' && values.TRUST_PROXY === true) {
    throw new ConfigError(
      'TRUST_PROXY must not be true in production, but how many proxies or their addresses: anybody could claim any address',
    )
  }
  if (values.WORKER_MODE === 'outside' && !values.DATABASE_URL) {
    throw new ConfigError('WORKER_MODE can only be outside with DATABASE_URL')
  }
}

/** Reads and checks everything at once. Throws ConfigError. */
export function loadConfig(env: Environment) {
  const values = readValues(VARIABLES, env)
  refuseUnsafe(values)
  const painterThreads = values.PAINTER_THREADS ?? threadsHere()
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    dataDir: path.resolve(projectRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseConnectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    stopDrainMs: values.STOP_DRAIN_MS ?? (values.NODE_ENV === 'production' ? 5_000 : 0),
    h5Dir: path.resolve(projectRoot, values.H5_DIR),
    /** Null: made once and kept (see lib/secret). */
    sessionSecret: values.SESSION_SECRET,
    metricsToken: values.METRICS_TOKEN,
    /** Origins that may call the API from a browser besides our own; none by default. */
    corsOrigins: values.MINI_ORIGINS,
    linkHosts: values.LINK_HOSTS,
    clients: {
      miniVersion: values.MINI_VERSION,
      oldestVersion: values.OLDEST_VERSION,
      reviewing: values.REVIEWING,
    },
    limits: {
      bodyTimeoutMs: values.BODY_TIMEOUT_MS,
      callsPerMinute: values.RATE_LIMIT_PER_MINUTE,
      callsPerUserMinute: values.RATE_LIMIT_PER_USER_MINUTE ?? values.RATE_LIMIT_PER_MINUTE,
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
    sms: smsOf(values),
    challenge: challengeOf(values, {
      production: values.NODE_ENV === 'production',
    }),
    /** Platforms to sign in by; null: not this one. */
    signIn: signInOf(values),
    storage: storageOf(values),
    uploads: uploadLimitsOf(values),
    openai: openaiOf(values),
    safety: safetyOf(values),
    profileReview:
      values.PROFILE_REVIEW ??
      (values.NODE_ENV === 'production' ? ('always' as const) : ('auto' as const)),
    credits: {
      welcome: values.WELCOME_CREDITS,
      /** Day 1–7 of a streak. */
      signin: values.SIGNIN_CREDITS,
      firstTopup: values.FIRST_TOPUP_CREDITS,
      inviter: values.INVITER_CREDITS,
      invited: values.INVITED_CREDITS,
      /** For one picture. An engine that is not here cannot be configured (see modules/job/pricing). */
      prices: {
        perEngine: {
          studio: values.STUDIO_CREDITS,
          openai: values.OPENAI_CREDITS,
        },
        perModel: values.MODEL_CREDITS,
      },
    },
    payment: paymentOf(values),
    /** How 推荐 is ordered. */
    feedOrder: values.FEED_ORDER,
    /** Whether an empty database gets a square to look at. */
    demo: values.DEMO ?? values.NODE_ENV !== 'production',
    /** Whether samples are painted when nobody waits. */
    samples: values.SAMPLES,
    painterThreads,
    /** Of the sides of PICTURE_SIZES. */
    studioSizePercent: values.STUDIO_SIZE_PERCENT,
    nets: netsOf(values, { env, root: projectRoot, threads: painterThreads }),
    /** Null: the one of the packages. */
    ffmpegPath: values.FFMPEG_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY ?? painterThreads,
    workerMode: values.WORKER_MODE,
    jobTimeoutMs: values.JOB_TIMEOUT_MS,
  }
}

export type Config = ReturnType<typeof loadConfig>
