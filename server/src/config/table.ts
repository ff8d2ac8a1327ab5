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
  platformVersions,
  version,
  modelCredits,
  oneOf,
} from '../lib/env/schemas'
import { CHALLENGE_VARIABLES } from '../challenge/config'
import { SMS_VARIABLES } from '../sms/config'
import { STORAGE_VARIABLES } from '../storage/config'
import { UPLOAD_VARIABLES } from '../media/config'
import { NETS_VARIABLES } from '../nets/config'
import { OPENAI_VARIABLES } from '../engines/openai/config'
import { SAFETY_VARIABLES } from '../safety/config'
import { WECHAT_VARIABLES } from '../wechat/config'
import { SIGN_IN_VARIABLES } from '../sign-in/config'
import { PAYMENT_VARIABLES } from '../payment/variables'
import type { Variable } from '../lib/env/variable'

/** Those of a port stand beside it. Optional ones have `initial: null`. */
export const VARIABLES = {
  NODE_ENV: {
    schema: oneOf(['development', 'production', 'test']),
    initial: 'development',
    note: '`production` refuses the console SMS provider, a missing PUBLIC_URL, TRUST_PROXY=true and, with DATABASE_URL, a missing SESSION_SECRET',
  },
  PORT: {
    schema: whole(0, 65_535),
    initial: '8787',
    note: 'TCP port; 0 takes a free one',
  },
  HOST: { schema: text, initial: '0.0.0.0', note: 'Address to listen on' },
  PUBLIC_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Base of absolute links, e.g. `https://moguang.example`; https turns HSTS on. Required in production',
  },
  TRUST_PROXY: {
    schema: trustProxy,
    initial: 'false',
    note: 'Believe X-Forwarded-For: true (refused in production), false, how many proxies, or their addresses',
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
    note: 'Connections to PostgreSQL for each process, and one more that watches it',
  },
  DATABASE_CONNECT_TIMEOUT_MS: {
    schema: whole(500, 60_000),
    initial: '4000',
    note: 'Longest wait for a connection to PostgreSQL; then a call answers 503',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    schema: whole(0, 3_600_000),
    initial: '30000',
    note: 'Longest statement on PostgreSQL, migrations aside; 0: no limit',
  },
  STOP_DRAIN_MS: {
    schema: whole(0, 300_000),
    initial: null,
    note: 'At SIGTERM, how long calls are still taken after /readyz turned red; unset = 5000 in production, else 0',
  },
  H5_DIR: {
    schema: text,
    initial: 'dist/h5',
    note: 'The built H5 app, served at `/`',
  },
  SESSION_SECRET: {
    schema: secretText,
    initial: null,
    note: 'Signs tokens and codes, ≥ 32 characters, the same for all processes; the embedded install makes its own',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters'),
    initial: null,
    note: 'Bearer token for /metrics; unset = only the machine itself may read it, nobody in production',
    secret: true,
  },
  BODY_TIMEOUT_MS: {
    schema: whole(500, 600_000),
    initial: '60000',
    note: 'By then a body is whole; a file must bring 4 KB a second in each such time',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(10, 1_000_000),
    initial: '600',
    note: 'Calls one address may make in a minute, all processes together; IPv6 by /64',
  },
  RATE_LIMIT_PER_USER_MINUTE: {
    schema: whole(10, 1_000_000),
    initial: null,
    note: 'Calls one person may make in a minute, from whatever addresses; unset = RATE_LIMIT_PER_MINUTE',
  },
  ...SMS_VARIABLES,
  ...CHALLENGE_VARIABLES,
  SMS_PER_PHONE_HOUR: {
    schema: whole(1, 1000),
    initial: '5',
    note: 'Codes to one number an hour, asked for by one device that is known or from one address',
  },
  SMS_PER_PHONE_DAY: {
    schema: whole(1, 1000),
    initial: '10',
    note: 'Codes to one number a day, counted the same way',
  },
  SMS_PER_PHONE_STRANGERS_DAY: {
    schema: whole(1, 10_000),
    initial: '20',
    note: 'Codes to one number a day for all unknown devices together; never fewer than SMS_PER_PHONE_DAY',
  },
  SMS_PER_DAY: {
    schema: whole(1, 100_000_000),
    initial: '10000',
    note: 'Codes to everybody a day; the last fifth is for known devices. The log alarms at a half, at four fifths and at the end',
  },
  SMS_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '30',
    note: 'Codes asked for from one address an hour; as many sign-ins by a platform’s phone number',
  },
  LOGIN_TRIES_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '60',
    note: 'Wrong codes from one address, or from one known device, an hour; as many silent sign-ins by a platform',
  },
  ...STORAGE_VARIABLES,
  ...UPLOAD_VARIABLES,
  ...OPENAI_VARIABLES,
  STUDIO_CREDITS: {
    schema: whole(0, 10_000),
    initial: '2',
    note: 'Credits a picture by the embedded engine',
  },
  STUDIO_SIZE_PERCENT: {
    schema: whole(20, 100),
    initial: '100',
    note: 'Sides of what the embedded engine paints, of about a megapixel: at 50 a picture has a quarter of the pixels and takes a quarter of the time',
  },
  MODEL_CREDITS: {
    schema: modelCredits,
    initial: '',
    note: 'Credits a picture by single models, e.g. `gpt-image-1=8,studio=2`; others cost what their engine does',
  },
  PAINTER_THREADS: {
    schema: whole(1, 64),
    initial: null,
    note: 'Threads of the embedded engine; unset = cores − 1, fewer where half of the memory would not hold them, at least 1',
  },
  FFMPEG_PATH: {
    schema: text,
    initial: null,
    note: 'ffmpeg with libx264 that makes and reads videos; unset = the one of the packages, else the system’s. Production takes videos only with 6 or later',
  },
  ...NETS_VARIABLES,
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
  ...SAFETY_VARIABLES,
  ...WECHAT_VARIABLES,
  ...SIGN_IN_VARIABLES,
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
  SAMPLES: {
    schema: flag,
    initial: 'true',
    note: 'Whether the pictures of styles, starting points and shots are painted when nobody waits; those there are stay either way',
  },
  WELCOME_CREDITS: {
    schema: whole(0, 100_000),
    initial: '20',
    note: 'Grant for a new user',
  },
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
