/** Every environment variable the server reads: its form, its default and what it is for. */
import { z } from 'zod'
import {
  whole,
  flag,
  httpUrl,
  text,
  secretText,
  databaseUrl,
  sevenNumbers,
  origins,
  hosts,
  trustProxy,
  pictureSizes,
  platformVersions,
  version,
  oneOf,
} from '../lib/env/schemas'
import { PAYMENT_VARIABLES } from '../payment/variables'
import type { Variable } from '../lib/env/variable'

/** Optional variables have `initial: null`; config.ts knows which ones belong together. */
export const VARIABLES = {
  NODE_ENV: {
    schema: oneOf(['development', 'production', 'test']),
    initial: 'development',
    note: '`production` refuses the console SMS provider and a missing SESSION_SECRET',
  },
  PORT: { schema: whole(0, 65_535), initial: '8787', note: 'TCP port; 0 takes a free one' },
  HOST: { schema: text, initial: '0.0.0.0', note: 'Address to listen on' },
  PUBLIC_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Base of absolute links, e.g. `https://moguang.example`; https turns HSTS on',
  },
  TRUST_PROXY: {
    schema: trustProxy,
    initial: 'false',
    note: 'Believe X-Forwarded-For: true, false, how many proxies, or their addresses',
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    initial: 'info',
    note: 'Least level written to standard output as JSON lines',
  },
  DATA_DIR: {
    schema: text,
    initial: '.data',
    note: 'Embedded database, local files and secrets; relative to the repository',
  },
  DATABASE_URL: {
    schema: databaseUrl,
    initial: null,
    note: 'PostgreSQL 13 or later; unset = the embedded database in DATA_DIR',
    secret: true,
  },
  DATABASE_CONNECTIONS: {
    schema: whole(2, 200),
    initial: '20',
    note: 'Connections to PostgreSQL for each process',
  },
  H5_DIR: { schema: text, initial: 'dist/h5', note: 'The built H5 app, served at `/`' },
  SESSION_SECRET: {
    schema: secretText,
    initial: null,
    note: 'Signs tokens and codes, ≥ 32 characters, the same for all processes; the embedded install makes its own',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters'),
    initial: null,
    note: 'Bearer token for /metrics; unset = only the machine itself may read it',
    secret: true,
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(10, 1_000_000),
    initial: '600',
    note: 'API calls one address may make in a minute',
  },
  SMS_PROVIDER: {
    schema: oneOf(['console', 'tencent']),
    initial: 'console',
    note: '`console` prints codes and answers devCode: for development only',
  },
  TENCENT_SMS_SECRET_ID: { schema: text, initial: null, note: 'Tencent Cloud SMS', secret: true },
  TENCENT_SMS_SECRET_KEY: { schema: text, initial: null, note: 'Tencent Cloud SMS', secret: true },
  TENCENT_SMS_REGION: { schema: text, initial: 'ap-guangzhou', note: 'Tencent Cloud SMS' },
  TENCENT_SMS_APP_ID: { schema: text, initial: null, note: 'SmsSdkAppId' },
  TENCENT_SMS_SIGN_NAME: { schema: text, initial: null, note: 'Approved signature' },
  TENCENT_SMS_TEMPLATE_ID: {
    schema: text,
    initial: null,
    note: 'Approved template with two variables: code, minutes',
  },
  SMS_PER_PHONE_HOUR: { schema: whole(1, 1000), initial: '5', note: 'Codes to one number an hour' },
  SMS_PER_PHONE_DAY: { schema: whole(1, 1000), initial: '10', note: 'Codes to one number a day' },
  SMS_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '30',
    note: 'Codes asked for from one address an hour; as many sign-ins by a platform’s phone number',
  },
  LOGIN_TRIES_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '60',
    note: 'Wrong codes from one address an hour; as many silent sign-ins by a platform',
  },
  STORAGE: {
    schema: oneOf(['local', 'cos', 's3']),
    initial: 'local',
    note: 'Where files are kept',
  },
  COS_SECRET_ID: { schema: text, initial: null, note: 'Tencent COS', secret: true },
  COS_SECRET_KEY: { schema: text, initial: null, note: 'Tencent COS', secret: true },
  COS_BUCKET: { schema: text, initial: null, note: 'Tencent COS: name-appid' },
  COS_REGION: { schema: text, initial: null, note: 'Tencent COS, e.g. ap-shanghai' },
  COS_CDN_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Public base of the bucket’s files; unset = signed URLs of the bucket',
  },
  S3_ENDPOINT: { schema: httpUrl, initial: null, note: 'S3-compatible endpoint; unset = AWS' },
  S3_REGION: { schema: text, initial: 'us-east-1', note: 'S3 region' },
  S3_BUCKET: { schema: text, initial: null, note: 'S3 bucket' },
  S3_ACCESS_KEY_ID: { schema: text, initial: null, note: 'S3', secret: true },
  S3_SECRET_ACCESS_KEY: { schema: text, initial: null, note: 'S3', secret: true },
  S3_FORCE_PATH_STYLE: { schema: flag, initial: 'false', note: 'true for MinIO and its kin' },
  S3_CDN_URL: { schema: httpUrl, initial: null, note: 'Public base; unset = signed URLs' },
  OPENAI_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'An OpenAI-compatible images API, e.g. `https://api.openai.com/v1`; set = engine on',
  },
  OPENAI_API_KEY: { schema: text, initial: null, note: 'Its key, if it wants one', secret: true },
  OPENAI_MODEL: { schema: text, initial: 'gpt-image-1', note: 'Its model' },
  OPENAI_SIZES: {
    schema: pictureSizes,
    initial: null,
    note: 'Sizes it paints, e.g. `1024x1024,768x1024`; unset = what its model is known for',
  },
  OPENAI_EDITS: {
    schema: oneOf(['auto', 'on', 'off']),
    initial: 'auto',
    note: 'Whether it has `/images/edits`, so that tools run there too; `auto` = by model',
  },
  OPENAI_TIMEOUT_MS: {
    schema: whole(1000, 1_800_000),
    initial: '180000',
    note: 'Longest wait for one answer of it',
  },
  OPENAI_CREDITS: { schema: whole(0, 10_000), initial: '8', note: 'Credits a picture by it' },
  STUDIO_CREDITS: {
    schema: whole(0, 10_000),
    initial: '2',
    note: 'Credits a picture by the embedded engine',
  },
  PAINTER_THREADS: {
    schema: whole(1, 64),
    initial: null,
    note: 'Threads of the embedded engine; unset = cores − 1, fewer where half of the memory would not hold them, at least 1',
  },
  FFMPEG_PATH: {
    schema: text,
    initial: null,
    note: 'ffmpeg with libx264 that makes and reads films; unset = the one of the packages',
  },
  WORKER_CONCURRENCY: {
    schema: whole(1, 64),
    initial: null,
    note: 'Jobs painted at once by a process; unset = PAINTER_THREADS',
  },
  WORKER_MODE: {
    schema: oneOf(['inside', 'outside']),
    initial: 'inside',
    note: '`outside`: this server only submits, `npm run worker` paints (PostgreSQL only)',
  },
  JOB_TIMEOUT_MS: {
    schema: whole(1000, 3_600_000),
    initial: '600000',
    note: 'Longest run of a job',
  },
  MAX_ACTIVE_JOBS: {
    schema: whole(1, 1000),
    initial: '20',
    note: 'Queued and running jobs a user may have',
  },
  SAFETY: {
    schema: oneOf(['local', 'wechat']),
    initial: 'local',
    note: 'What checks works before review: `local` a list of words, `wechat` also its security checks of texts and pictures',
  },
  WECHAT_APP_ID: {
    schema: text,
    initial: null,
    note: 'Mini-program: signed in to by its phone number button, its checks are used, and paid in it by WeChat Pay',
  },
  WECHAT_APP_SECRET: { schema: text, initial: null, note: 'Its secret', secret: true },
  WECHAT_SIGN_IN: {
    schema: flag,
    initial: null,
    note: 'Signing in by WeChat within the mini-program; unset = on where WECHAT_APP_ID and WECHAT_APP_SECRET are set',
  },
  WECHAT_SAFETY_OPENID: {
    schema: text,
    initial: null,
    note: 'Open id the checks are asked for: one that used the mini-program lately',
  },
  WECHAT_PUSH_TOKEN: {
    schema: text,
    initial: null,
    note: 'Token of the message push to `/api/safety/wechat` (JSON, plain text mode)',
    secret: true,
  },
  WECHAT_API_URL: {
    schema: httpUrl,
    initial: 'https://api.weixin.qq.com',
    note: 'Base of its server API',
  },
  FEED_ORDER: {
    schema: oneOf(['recommended', 'newest']),
    initial: 'recommended',
    note: '`newest`: 推荐 is plain time order, without ranks, spreading and merging',
  },
  DEMO: {
    schema: flag,
    initial: null,
    note: 'An empty database gets a square of 60 works by demo authors (示例); unset = on outside production, refused in it',
  },
  WELCOME_CREDITS: { schema: whole(0, 100_000), initial: '20', note: 'Grant for a new user' },
  SIGNIN_CREDITS: {
    schema: sevenNumbers,
    initial: '2,2,3,3,4,4,8',
    note: 'What days 1–7 of a sign-in streak pay',
  },
  INVITER_CREDITS: {
    schema: whole(0, 100_000),
    initial: '8',
    note: 'Grant for whoever brought a new user, at that user’s first picture',
  },
  INVITED_CREDITS: {
    schema: whole(0, 100_000),
    initial: '4',
    note: 'Grant for a new user who came by an invitation',
  },
  FIRST_TOPUP_CREDITS: {
    schema: whole(0, 100_000),
    initial: '30',
    note: 'Given on top of the first payment of a person',
  },
  ...PAYMENT_VARIABLES,
  LINK_HOSTS: {
    schema: hosts,
    initial: '',
    note: 'Hosts banners may lead to, with commas between; that of PUBLIC_URL always',
  },
  MINI_VERSION: {
    schema: version,
    initial: null,
    note: 'Newest version that stores of mini-programs have released; older ones are offered it',
  },
  OLDEST_VERSION: {
    schema: version,
    initial: null,
    note: 'Clients older than this must update before they go on',
  },
  REVIEWING: {
    schema: platformVersions,
    initial: '',
    note: 'Versions that stores look at now, e.g. `weapp@6.9.0`: topping up, invitations and gift codes are hidden in them',
  },
  MINI_ORIGINS: {
    schema: origins,
    initial: '',
    note: 'Other origins whose pages may call the API, with commas between; normally none',
  },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES
