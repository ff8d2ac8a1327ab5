/** The only reader of the environment. */
import path from 'node:path'
import { paymentOf } from '../payment/config'
import { VARIABLES } from './table'
import {
  ConfigError,
  type Environment,
  readValues,
  together,
  type ValuesOf,
} from '../lib/env/values'
import { threadsHere } from '../lib/machine'
import { projectRoot } from '../lib/paths'

export { ConfigError } from '../lib/env/values'

type Values = ValuesOf<typeof VARIABLES>

export const APP_VERSION = '6.9.0'
export const APP_VERSION_CODE = 690

function smsOf(values: Values) {
  if (values.SMS_PROVIDER === 'console') return { provider: 'console' as const }
  const set = together(values, 'SMS_PROVIDER is tencent', [
    'TENCENT_SMS_SECRET_ID',
    'TENCENT_SMS_SECRET_KEY',
    'TENCENT_SMS_REGION',
    'TENCENT_SMS_APP_ID',
    'TENCENT_SMS_SIGN_NAME',
    'TENCENT_SMS_TEMPLATE_ID',
  ])
  return {
    provider: 'tencent' as const,
    secretId: set.TENCENT_SMS_SECRET_ID,
    secretKey: set.TENCENT_SMS_SECRET_KEY,
    region: set.TENCENT_SMS_REGION,
    appId: set.TENCENT_SMS_APP_ID,
    signName: set.TENCENT_SMS_SIGN_NAME,
    templateId: set.TENCENT_SMS_TEMPLATE_ID,
  }
}

function storageOf(values: Values) {
  if (values.STORAGE === 'cos') {
    const set = together(values, 'STORAGE is cos', [
      'COS_SECRET_ID',
      'COS_SECRET_KEY',
      'COS_BUCKET',
      'COS_REGION',
    ])
    return {
      kind: 'cos' as const,
      secretId: set.COS_SECRET_ID,
      secretKey: set.COS_SECRET_KEY,
      bucket: set.COS_BUCKET,
      region: set.COS_REGION,
      cdnUrl: values.COS_CDN_URL,
    }
  }
  if (values.STORAGE === 's3') {
    const set = together(values, 'STORAGE is s3', [
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
    return {
      kind: 's3' as const,
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      bucket: set.S3_BUCKET,
      accessKeyId: set.S3_ACCESS_KEY_ID,
      secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      forcePathStyle: values.S3_FORCE_PATH_STYLE,
      cdnUrl: values.S3_CDN_URL,
    }
  }
  return { kind: 'local' as const }
}

function safetyOf(values: Values) {
  if (values.SAFETY === 'local') return { kind: 'local' as const }
  const set = together(values, 'SAFETY is wechat', [
    'WECHAT_APP_ID',
    'WECHAT_APP_SECRET',
    'WECHAT_SAFETY_OPENID',
    'WECHAT_PUSH_TOKEN',
    // Pictures are fetched from there.
    'PUBLIC_URL',
  ])
  return {
    kind: 'wechat' as const,
    appId: set.WECHAT_APP_ID,
    appSecret: set.WECHAT_APP_SECRET,
    openId: set.WECHAT_SAFETY_OPENID,
    pushToken: set.WECHAT_PUSH_TOKEN,
    apiUrl: values.WECHAT_API_URL,
  }
}

function signInOf(values: Values) {
  const { WECHAT_APP_ID, WECHAT_APP_SECRET } = values
  const wanted = values.WECHAT_SIGN_IN ?? (WECHAT_APP_ID !== null && WECHAT_APP_SECRET !== null)
  if (!wanted) return { wechatMini: null }
  const set = together(values, 'WECHAT_SIGN_IN is true', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])
  return {
    wechatMini: {
      appId: set.WECHAT_APP_ID,
      appSecret: set.WECHAT_APP_SECRET,
      apiUrl: values.WECHAT_API_URL,
    },
  }
}

function openaiOf(values: Values) {
  if (!values.OPENAI_BASE_URL) return null
  return {
    baseUrl: values.OPENAI_BASE_URL,
    apiKey: values.OPENAI_API_KEY,
    model: values.OPENAI_MODEL,
    /** Null: by model. */
    sizes: values.OPENAI_SIZES,
    /** Null: by model. */
    edits: values.OPENAI_EDITS === 'auto' ? null : values.OPENAI_EDITS === 'on',
    timeoutMs: values.OPENAI_TIMEOUT_MS,
  }
}

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
      callsPerMinute: values.RATE_LIMIT_PER_MINUTE,
      smsPerPhoneHour: values.SMS_PER_PHONE_HOUR,
      smsPerPhoneDay: values.SMS_PER_PHONE_DAY,
      smsPerAddressHour: values.SMS_PER_ADDRESS_HOUR,
      loginTriesPerAddressHour: values.LOGIN_TRIES_PER_ADDRESS_HOUR,
      activeJobs: values.MAX_ACTIVE_JOBS,
    },
    sms: smsOf(values),
    /** Platforms to sign in by; null: not this one. */
    signIn: signInOf(values),
    storage: storageOf(values),
    openai: openaiOf(values),
    safety: safetyOf(values),
    credits: {
      welcome: values.WELCOME_CREDITS,
      /** Day 1–7 of a streak. */
      signin: values.SIGNIN_CREDITS,
      firstTopup: values.FIRST_TOPUP_CREDITS,
      inviter: values.INVITER_CREDITS,
      invited: values.INVITED_CREDITS,
      /** For one picture. An engine that is not here cannot be configured (see modules/job/pricing). */
      prices: {
        perEngine: { studio: values.STUDIO_CREDITS, openai: values.OPENAI_CREDITS },
        perModel: values.MODEL_CREDITS,
      },
    },
    payment: paymentOf(values),
    /** How 推荐 is ordered. */
    feedOrder: values.FEED_ORDER,
    /** Whether an empty database gets a square to look at. */
    demo: values.DEMO ?? values.NODE_ENV !== 'production',
    painterThreads,
    /** Null: the one of the packages. */
    ffmpegPath: values.FFMPEG_PATH,
    workerConcurrency: values.WORKER_CONCURRENCY ?? painterThreads,
    workerMode: values.WORKER_MODE,
    jobTimeoutMs: values.JOB_TIMEOUT_MS,
  }
}

export type Config = ReturnType<typeof loadConfig>
