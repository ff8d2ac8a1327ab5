/** Every environment variable the server reads: its form, its default and what it is for. */
import { PLATFORMS } from '@contract/platforms'
import { z } from 'zod'
import {
  whole,
  flag,
  httpUrl,
  text,
  secretText,
  sevenNumbers,
  origins,
  hosts,
  trustProxy,
  version,
  modelCredits,
  oneOf,
  someOf,
  contact,
  filings,
  keyHosts,
  keyVendors,
  samplePainters,
} from '../platform/lib/env/schemas'
import { CHALLENGE_VARIABLES } from '../integrations/captcha/config'
import { CHAT_VARIABLES } from '../integrations/chat/config'
import { SPEECH_VARIABLES } from '../integrations/speech/config'
import { MAIL_VARIABLES } from '../integrations/mail/config'
import { SMS_VARIABLES } from '../integrations/sms/config'
import { DATABASE_VARIABLES } from '../platform/db/config'
import { REDIS_VARIABLES } from '../platform/redis/config'
import { TRACING_VARIABLES } from '../platform/tracing/config'
import { STORAGE_VARIABLES } from '../integrations/storage/config'
import { UPLOAD_VARIABLES } from '../platform/media-intake/config'
import { NETS_VARIABLES } from '../platform/nets-process/config'
import { VENDORS } from '../integrations/engines/setup'
import { SAFETY_VARIABLES } from '../integrations/safety/config'
import { WEB_PUSH_VARIABLES } from '../integrations/web-push/config'
import { WECHAT_VARIABLES } from '../integrations/wechat/config'
import { SUBSCRIBE_VARIABLES } from '../integrations/wechat/subscribe-config'
import { SIGN_IN_VARIABLES } from '../integrations/identity-providers/config'
import { PAYMENT_VARIABLES } from '../integrations/payment-providers/variables'
import type { Variable } from '../platform/lib/env/variable'

/** Variables of a port are next to it. Optional ones have `initial: null`. */
export const VARIABLES = {
  NODE_ENV: {
    schema: oneOf(['development', 'production', 'test']),
    initial: 'development',
    note: '`production` refuses signing in by codes of the console SMS provider, a missing PUBLIC_URL, OPERATOR_NAME or OPERATOR_CONTACT, TRUST_PROXY=true and, with DATABASE_URL, a missing SESSION_SECRET',
  },
  PORT: {
    schema: whole(0, 65_535),
    initial: '8787',
    note: 'TCP port; 0 selects a free one',
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
    note: 'Trust X-Forwarded-For: true (refused in production), false, the number of proxies, or their addresses',
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    initial: 'info',
    note: 'Minimum level of log lines (JSON on standard output)',
  },
  DATA_DIR: {
    schema: text,
    initial: '.data',
    note: 'Embedded database, local files and secrets; relative to the repository',
  },
  BACKUP_EVERY_HOURS: {
    schema: whole(1, 8760),
    initial: null,
    note: 'Hours between scheduled backups, made by one of the servers; unset = never',
  },
  BACKUP_DIR: {
    schema: text,
    initial: null,
    note: 'Folder of backups, best on another disk; relative to the repository, unset = `backups` in DATA_DIR',
  },
  BACKUP_KEEP: {
    schema: whole(1, 1000),
    initial: '7',
    note: 'Number of scheduled backups that are retained; older ones are removed after each new one',
  },
  ...DATABASE_VARIABLES,
  ...REDIS_VARIABLES,
  STOP_DRAIN_MS: {
    schema: whole(0, 300_000),
    initial: null,
    note: 'At SIGTERM, how long calls are still accepted after /readyz fails; unset = 5000 in production, else 0',
  },
  H5_DIR: {
    schema: text,
    initial: 'dist/h5',
    note: 'The built H5 app, served at `/`',
  },
  CONSOLE_DIR: {
    schema: text,
    initial: 'dist/console',
    note: 'The built operators’ console, served at `/console`',
  },
  RETAINED_BUILDS: {
    schema: whole(0, 50),
    initial: '3',
    note: 'Earlier builds of H5 and of the console whose hashed files are served too, from the bucket or DATA_DIR; builds in use within three days always are. 0: files of its own build only',
  },
  SESSION_SECRET: {
    schema: secretText,
    initial: null,
    note: 'Signs tokens and codes, ≥ 32 characters, the same for all processes; an installation with the embedded database creates its own',
    secret: true,
  },
  ...TRACING_VARIABLES,
  METRICS_TOKEN: {
    schema: z.string().min(16, 'must have at least 16 characters'),
    initial: null,
    note: 'Bearer token for /metrics of servers and workers; unset = readable only from the machine itself, in production not at all',
    secret: true,
  },
  BODY_TIMEOUT_MS: {
    schema: whole(500, 600_000),
    initial: '60000',
    note: 'Timeout for receiving a request body; a file must deliver 4 KB a second in each such period',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: whole(10, 1_000_000),
    initial: '600',
    note: 'Calls one address may make in a minute, all processes together; IPv6 by /64',
  },
  RATE_LIMIT_PER_USER_MINUTE: {
    schema: whole(10, 1_000_000),
    initial: null,
    note: 'Calls one user may make in a minute, from all addresses together; unset = RATE_LIMIT_PER_MINUTE',
  },
  CALLS_AT_ONCE_PER_ADDRESS: {
    schema: whole(1, 10_000),
    initial: '16',
    note: 'Concurrent calls of one address in a process; more wait for their turn. Raise it if many users share an address',
  },
  CALLS_AT_ONCE_PER_USER: {
    schema: whole(1, 10_000),
    initial: '6',
    note: 'The same for one user, and for all callers of an address who are not signed in, together',
  },
  ...SMS_VARIABLES,
  ...MAIL_VARIABLES,
  ...CHALLENGE_VARIABLES,
  SMS_PER_PHONE_HOUR: {
    schema: whole(1, 1000),
    initial: '5',
    note: 'Codes to one number an hour, requested by one known device or from one address',
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
    note: 'Codes to all users a day; the last fifth is for known devices. The log warns at a half, at four fifths and at the end',
  },
  SMS_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '30',
    note: 'Codes requested from one address an hour; as many sign-ins by a platform’s phone number',
  },
  LOGIN_TRIES_PER_ADDRESS_HOUR: {
    schema: whole(1, 100_000),
    initial: '60',
    note: 'Wrong codes from one address, or from one known device, an hour; as many silent sign-ins by a platform',
  },
  ...STORAGE_VARIABLES,
  ...UPLOAD_VARIABLES,
  ENGINES_FILE: {
    schema: text,
    initial: null,
    note: 'File of attached engines, the order for each tool and prices (docs/ENGINES.md); unset = `engines.json` in DATA_DIR, if there is one',
  },
  STUDIO_CREDITS: {
    schema: whole(0, 10_000),
    initial: '2',
    note: 'Credits per picture by the embedded engine',
  },
  STUDIO_SIZE_PERCENT: {
    schema: whole(20, 100),
    initial: '100',
    note: 'Side lengths of pictures by the embedded engine, in percent of those of about a megapixel: at 50 a picture has a quarter of the pixels and takes a quarter of the time',
  },
  MODEL_CREDITS: {
    schema: modelCredits,
    initial: '',
    note: 'Credits per picture by single models, e.g. `gpt-image-1=8,studio=2`; others have the price of their engine',
  },
  PAINTER_THREADS: {
    schema: whole(1, 64),
    initial: null,
    note: 'Threads of the embedded engine; unset = cores − 1, fewer if half of the memory does not suffice for them, at least 1',
  },
  FFMPEG_PATH: {
    schema: text,
    initial: null,
    note: 'ffmpeg with libx264 for writing and reading videos; unset = the one of the npm packages, else the system’s. Production accepts videos only with version 6 or later',
  },
  ...NETS_VARIABLES,
  WORKER_CONCURRENCY: {
    schema: whole(1, 64),
    initial: null,
    note: 'Concurrent jobs per process; unset = PAINTER_THREADS',
  },
  WORKER_MODE: {
    schema: oneOf(['inside', 'outside']),
    initial: 'inside',
    note: '`outside`: this server only submits, `npm run worker` paints (PostgreSQL only)',
  },
  WORKER_PORT: {
    schema: whole(0, 65_535),
    initial: null,
    note: 'TCP port where `npm run worker` answers its /healthz, /readyz and /metrics, on HOST; 0 selects a free one, unset = none',
  },
  JOB_TIMEOUT_MS: {
    schema: whole(1000, 3_600_000),
    initial: '600000',
    note: 'Timeout of a job on this installation; tasks at a cloud have that cloud’s own limit',
  },
  MAX_ACTIVE_JOBS: {
    schema: whole(1, 1000),
    initial: '20',
    note: 'Queued and running jobs a user may have',
  },
  ...CHAT_VARIABLES,
  ...SPEECH_VARIABLES,
  ...SAFETY_VARIABLES,
  ...WECHAT_VARIABLES,
  ...SUBSCRIBE_VARIABLES,
  ...WEB_PUSH_VARIABLES,
  ...SIGN_IN_VARIABLES,
  FEED_ORDER: {
    schema: oneOf(['recommended', 'newest']),
    initial: 'recommended',
    note: '`newest`: 推荐 is ordered by time only, without ranking, diversification and merging',
  },
  OWN_KEY_HOSTS: {
    schema: keyHosts,
    initial: '',
    note: 'Hosts of OpenAI-compatible APIs for which users may store keys of their own, e.g. `api.openai.com,api.siliconflow.cn`; unset = none. Only https and public addresses, except for a whole origin (`http://192.168.1.5:1234`). Pictures made with such a key cost no credits',
  },
  OWN_KEY_VENDORS: {
    schema: keyVendors,
    initial: '',
    note: 'Vendors for which users may store keys of their own: some of `ark,dashscope,fal`; unset = none. Each at its public address, or at a given one: `ark=https://ark.ap-southeast.bytepluses.com/api/v3`. Pictures and videos made with such a key cost no credits',
  },
  OPEN_API: {
    schema: oneOf(['on', 'off']),
    initial: 'on',
    note: 'API keys of users, /v1, /mcp, /developers and webhooks (docs/API.md); `off`: none of them, existing keys are refused and their screens hidden',
  },
  OPEN_API_PER_KEY_MINUTE: {
    schema: whole(1, 1_000_000),
    initial: '120',
    note: 'Calls one API key may make in a minute, all processes together; those of its user’s keys together are also limited by RATE_LIMIT_PER_USER_MINUTE',
  },
  OPEN_API_WAIT_SECONDS: {
    schema: whole(0, 110),
    initial: '110',
    note: 'Longest time a call of /v1 or /mcp waits for its result, then it answers a task; less than what a proxy in front allows, 0: none waits',
  },
  WEBHOOK_ORIGINS: {
    schema: origins,
    initial: '',
    note: 'Origins besides public https addresses that webhooks of users may go to, comma-separated, e.g. `http://192.168.1.5:9000`; unset = none',
  },
  PLAIN_COPIES: {
    schema: oneOf(['on', 'off']),
    initial: 'on',
    note: 'Copies of one’s own pictures without the visible label, after agreeing to the duties (article 9 of the labelling measures; the record in the file stays): `off` offers none',
  },
  PLAIN_COPIES_LOG_DAYS: {
    schema: whole(184, 3650),
    initial: '200',
    note: 'How long the log of such copies is retained; the measures require six months',
  },
  DEMO: {
    schema: flag,
    initial: null,
    note: 'An empty database gets a gallery of 60 works by demo authors (示例); unset = on outside production, refused in it',
  },
  SAMPLES: {
    schema: samplePainters,
    initial: 'true',
    note: 'Which engines paint the pictures of styles, starting points and shots while no job waits: `true` the embedded one alone, `all` attached engines too (on their GPU or bill), `false` none; existing ones remain in any case',
  },
  WELCOME_CREDITS: {
    schema: whole(0, 100_000),
    initial: '20',
    note: 'Grant for a new user',
  },
  SIGNIN_CREDITS: {
    schema: sevenNumbers,
    initial: '2,2,3,3,4,4,8',
    note: 'Credits for days 1–7 of a sign-in streak',
  },
  INVITER_CREDITS: {
    schema: whole(0, 100_000),
    initial: '8',
    note: 'Grant for inviting a new user, at that user’s first picture',
  },
  INVITED_CREDITS: {
    schema: whole(0, 100_000),
    initial: '4',
    note: 'Grant for a new user with an invitation',
  },
  FIRST_TOPUP_CREDITS: {
    schema: whole(0, 100_000),
    initial: '30',
    note: 'Grant in addition to a user’s first payment',
  },
  ...PAYMENT_VARIABLES,
  LINK_HOSTS: {
    schema: hosts,
    initial: '',
    note: 'Hosts that banners may link to, comma-separated; that of PUBLIC_URL is always allowed',
  },
  MINI_VERSION: {
    schema: version,
    initial: null,
    note: 'Newest version released in the mini-program stores; older clients are offered an update',
  },
  OLDEST_VERSION: {
    schema: version,
    initial: null,
    note: 'Clients older than this must update before they can be used',
  },
  REWARDS_ON: {
    schema: someOf(PLATFORMS),
    initial: 'h5',
    note: 'Platforms with credits for invitations and gift codes, comma-separated, or `none`; stores refuse them (docs/RELEASE-MINI.md)',
  },
  COMMENTS_ON: {
    schema: someOf(PLATFORMS),
    initial: PLATFORMS.join(','),
    note: 'Platforms that show comments on works, comma-separated, or `none`: leave out a mini-program whose categories do not include comments (docs/RELEASE-MINI.md)',
  },
  OPERATOR_NAME: {
    schema: z
      .string()
      .min(2, 'must have at least 2 characters')
      .max(60, 'must have at most 60 characters'),
    initial: null,
    note: 'Registered name of the operator; shown in the agreements. Needed in production',
  },
  OPERATOR_CONTACT: {
    schema: contact,
    initial: null,
    note: 'Contact for users: an email address, a telephone number or an https address. Needed in production',
  },
  FILINGS: {
    schema: filings,
    initial: '',
    note: 'Filings that law or a store requires to show, as `name=number`, comma-separated, e.g. the model and its filing, the algorithm’s, ICP; shown on 我的',
  },
  MINI_ORIGINS: {
    schema: origins,
    initial: '',
    note: 'Other origins whose pages may call the API, comma-separated; normally none',
  },
} as const satisfies Record<string, Variable>

/** Those of engines, which read their own (see engines/vendor), by name. */
export const ENGINE_VARIABLES: readonly (readonly [string, Variable])[] = VENDORS.flatMap(
  ({ variables }) => Object.entries(variables),
).sort(([a], [b]) => (a < b ? -1 : 1))
