import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ConfigError, loadConfig } from './config'
import { ENGINE_VARIABLES, VARIABLES } from './table'
import { projectRoot } from '../platform/lib/paths'

const secret = 's'.repeat(32)
const tencent = {
  SMS_PROVIDER: 'tencent',
  TENCENT_SMS_SECRET_ID: 'id',
  TENCENT_SMS_SECRET_KEY: 'key',
  TENCENT_SMS_APP_ID: '1400',
  TENCENT_SMS_SIGN_NAME: '墨光',
  TENCENT_SMS_TEMPLATE_ID: '1',
}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/m',
  ...tencent,
  PUBLIC_URL: 'https://moguang.example',
  OPERATOR_NAME: '示例科技有限公司',
  OPERATOR_CONTACT: 'help@moguang.example',
}

describe('configuration', () => {
  test('an empty environment is a working development server', () => {
    const config = loadConfig({})
    assert.equal(config.port, 8787)
    assert.equal(config.sms?.provider, 'console')
    assert.equal(config.storage.kind, 'local')
    assert.equal(config.databaseUrl, null)
    assert.equal(config.dataDir, path.join(projectRoot, '.data'))
    assert.equal(config.trustProxy, false)
  })

  test('a worker listens nowhere and no backup is made by itself unless said so', () => {
    const { workerPort, backups, dataDir } = loadConfig({})
    const folder = path.join(dataDir, 'backups')
    assert.deepEqual([workerPort, backups], [null, { folder, everyHours: null, keep: 7 }])
    const set = loadConfig({ WORKER_PORT: '8788', BACKUP_EVERY_HOURS: '24', BACKUP_DIR: '/b' })
    assert.deepEqual(
      [set.workerPort, set.backups],
      [8788, { folder: '/b', everyHours: 24, keep: 7 }],
    )
  })

  test('an empty value is the same as none', () => {
    assert.deepEqual(loadConfig({ PORT: '', DATABASE_URL: ' ' }), loadConfig({}))
  })

  const bad: Record<string, Record<string, string>> = {
    PORT: { PORT: '70000' },
    LOG_LEVEL: { LOG_LEVEL: 'loud' },
    DATABASE_URL: { DATABASE_URL: 'mysql://x' },
    SESSION_SECRET: { SESSION_SECRET: 'short' },
    REDIS_URL: { REDIS_URL: 'redis://127.0.0.1' },
    SIGNIN_CREDITS: { SIGNIN_CREDITS: '1,2,3' },
    MINI_ORIGINS: { MINI_ORIGINS: '*' },
    TRUST_PROXY: { TRUST_PROXY: 'maybe' },
    OPENAI_BASE_URL: { OPENAI_BASE_URL: 'file:///etc/passwd' },
    COS_BUCKET: { STORAGE: 'cos', COS_SECRET_ID: 'a', COS_SECRET_KEY: 'b', COS_REGION: 'c' },
    S3_BUCKET: { STORAGE: 's3' },
    TENCENT_SMS_SECRET_ID: { SMS_PROVIDER: 'tencent' },
    SIGN_IN: { SIGN_IN: 'phone,fax' },
    SMTP_URL: { SIGN_IN: 'email' },
    MAIL_FROM: { SIGN_IN: 'email', SMTP_URL: 'smtp://localhost' },
    OIDC_CLIENT_ID: { SIGN_IN: 'oidc', OIDC_ISSUER: 'https://auth.example' },
    OIDC_ISSUER: {
      ...production,
      SIGN_IN: 'oidc',
      SESSION_SECRET: secret,
      OIDC_ISSUER: 'http://auth.example',
      OIDC_CLIENT_ID: 'm',
    },
    PUBLIC_URL: { SIGN_IN: 'phone,passkey' },
    CHAT_BASE_URL: { CHAT_MODEL: 'gpt-5-mini' },
    CHAT_MODEL: { CHAT_BASE_URL: 'http://127.0.0.1:11434/v1' },
    CHAT_PRICES: { CHAT_PRICES: '2' },
    SPEECH_BASE_URL: { SPEECH_MODEL: 'tts-1' },
    SPEECH_MODEL: { SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1' },
    SPEECH_SERVICE: { SPEECH_SERVICE: 'espeak' },
    SPEECH_API_KEY: { SPEECH_SERVICE: 'ark' },
    SPEECH_APP_ID: { SPEECH_SERVICE: 'dashscope', SPEECH_API_KEY: 'k', SPEECH_APP_ID: 'a' },
    SPEECH_VOICE: { SPEECH_SERVICE: 'ark', SPEECH_API_KEY: 'k', SPEECH_VOICE: 'a,a' },
    WORKER_MODE: { WORKER_MODE: 'outside' },
    WORKER_PORT: { WORKER_PORT: '70000' },
    BACKUP_EVERY_HOURS: { BACKUP_EVERY_HOURS: '0' },
    BACKUP_KEEP: { BACKUP_KEEP: '0' },
    WECHAT_APP_ID: { SAFETY: 'wechat' },
    TOP_UP_ON: { TOP_UP_ON: 'h5,tt' },
    REWARDS_ON: { REWARDS_ON: 'weapp@6.9.0' },
    COMMENTS_ON: { COMMENTS_ON: 'weapp@6.9.0' },
    FILINGS: { FILINGS: '模型' },
    OPERATOR_CONTACT: { OPERATOR_CONTACT: 'see our site' },
    OPERATOR_NAME: { OPERATOR_NAME: 'x' },
    WECHAT_PUSH_AES_KEY: { WECHAT_PUSH_AES_KEY: 'short' },
    WECHAT_VIRTUAL_APP_KEY: { WECHAT_VIRTUAL_OFFER_ID: '1450' },
    WECHAT_PUSH_TOKEN: {
      WECHAT_VIRTUAL_OFFER_ID: '1450',
      WECHAT_VIRTUAL_APP_KEY: 'k',
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 's',
    },
    WECHAT_PAY_SERIAL: { WECHAT_PAY_MCH_ID: '1900000109' },
    WECHAT_PAY_API_V3_KEY: { WECHAT_PAY_API_V3_KEY: 'short' },
    WECHAT_PAY_PLATFORM_KEYS: { WECHAT_PAY_PLATFORM_KEYS: 'wechat.pem' },
    ALIPAY_SELLER_ID: { ALIPAY_APP_ID: '2021' },
    ALIPAY_KEY: {
      ALIPAY_APP_ID: '2021',
      ALIPAY_SELLER_ID: '2088',
      ALIPAY_KEY: 'package.json',
      ALIPAY_PUBLIC_KEY: 'none.pem',
      PUBLIC_URL: 'https://m.example',
    },
    APPLE_ROOT_CERTS: { APPLE_BUNDLE_ID: 'example.app' },
    APPLE_APP_ID: {
      APPLE_BUNDLE_ID: 'example.app',
      APPLE_ROOT_CERTS: 'none.cer',
      APPLE_API_KEY: 'none.p8',
      APPLE_API_KEY_ID: '1',
      APPLE_API_ISSUER_ID: '2',
    },
    APPLE_ENVIRONMENT: {
      ...production,
      SESSION_SECRET: secret,
      APPLE_BUNDLE_ID: 'example.app',
      APPLE_ENVIRONMENT: 'Sandbox',
    },
  }
  for (const [name, env] of Object.entries(bad)) {
    test(`a mistake in ${name} is one sentence that begins with its name`, () => {
      assert.throws(
        () => loadConfig(env),
        (error) => {
          assert.ok(error instanceof ConfigError)
          assert.match(error.message, new RegExp(`^${name} [^\\n]+$`))
          return true
        },
      )
    })
  }

  test('production refuses the console SMS provider', () => {
    const env = { ...production, SESSION_SECRET: secret, SMS_PROVIDER: 'console' }
    assert.throws(() => loadConfig(env), /^ConfigError: SMS_PROVIDER/)
  })

  test('production without SMS codes starts if sign-in by phone is off', () => {
    const env = { ...production, SESSION_SECRET: secret, SMS_PROVIDER: 'console' }
    const config = loadConfig({ ...env, SIGN_IN: 'password' })
    assert.deepEqual([config.sms, config.signIn.ways], [null, ['password']])
    assert.throws(() => loadConfig({ ...env, SIGN_IN: 'password,phone' }), /SMS_PROVIDER/)
    assert.throws(() => loadConfig({ ...env, SIGN_IN: 'none' }), /^ConfigError: SIGN_IN must be/)
  })

  test('passkeys want a domain by TLS, and another way to sign in', () => {
    const env = { ...production, SESSION_SECRET: secret, SIGN_IN: 'phone,passkey' }
    const { signIn } = loadConfig({ ...env, PUBLIC_URL: 'https://m.example:8443/墨光/' })
    assert.deepEqual(signIn.passkey, { rpId: 'm.example', origin: 'https://m.example:8443' })
    assert.equal(loadConfig({ ...env, SIGN_IN: 'phone' }).signIn.passkey, null)
    const local = 'http://localhost:8787'
    for (const PUBLIC_URL of ['http://m.example', 'https://10.0.0.1', 'https://[::1]', local])
      assert.throws(() => loadConfig({ ...env, PUBLIC_URL }), /^ConfigError: PUBLIC_URL 要写成/)
    const developing = loadConfig({ SIGN_IN: 'phone,passkey', PUBLIC_URL: local })
    assert.deepEqual(developing.signIn.passkey, { rpId: 'localhost', origin: local })
    assert.throws(
      () => loadConfig({ ...env, SIGN_IN: 'passkey' }),
      /^ConfigError: SIGN_IN 不能只有/,
    )
  })

  test('production on PostgreSQL refuses a missing SESSION_SECRET', () => {
    assert.throws(() => loadConfig(production), /^ConfigError: SESSION_SECRET/)
    assert.equal(loadConfig({ ...production, SESSION_SECRET: secret }).production, true)
  })

  test('production must know its own address and believe no proxy without an end', () => {
    const env = { ...production, SESSION_SECRET: secret }
    assert.throws(() => loadConfig({ ...env, PUBLIC_URL: '' }), /^ConfigError: PUBLIC_URL must be/)
    assert.throws(() => loadConfig({ ...env, TRUST_PROXY: 'true' }), /^ConfigError: TRUST_PROXY/)
    assert.equal(loadConfig({ ...env, TRUST_PROXY: '1' }).trustProxy, 1)
    assert.equal(loadConfig({ TRUST_PROXY: 'true' }).trustProxy, true)
  })

  test('docs/CONFIGURATION.md is the table of the code (UPDATE_DOCS=1 writes it)', () => {
    const file = path.join(projectRoot, 'docs/CONFIGURATION.md')
    const formatRows = (variables: typeof ENGINE_VARIABLES) =>
      variables
        .map(
          ([name, { initial, note }]) =>
            `| \`${name}\` | ${initial === null ? '' : `\`${initial}\``} | ${note.replaceAll('|', '\\|')} |`,
        )
        .join('\n')
    const text = `# Configuration

The server reads these environment variables once, at its start. With an invalid value it prints one sentence and exits with code 1.
This page is generated from \`server/src/config/table.ts\`.

| Variable | Default | What for |
| --- | --- | --- |
${formatRows(Object.entries(VARIABLES))}

## Engines
In addition to the embedded one (docs/ENGINES.md); more than one engine of a kind, several models and an order for each tool are configured in \`engines.json\`.

| Variable | Default | What for |
| --- | --- | --- |
${formatRows(ENGINE_VARIABLES)}
`
    if (process.env.UPDATE_DOCS) writeFileSync(file, text)
    assert.equal(readFileSync(file, 'utf8'), text)
  })
})

test('REDIS_URL is an address of Redis in every part, and a refusal repeats no password', () => {
  const env = { DATABASE_URL: 'postgres://db/m' }
  for (const REDIS_URL of ['redis://h', 'rediss://:p%40w@h:6380/3', 'redis://u:p@[::1]:6379/'])
    assert.equal(loadConfig({ ...env, REDIS_URL }).redisUrl, REDIS_URL)
  assert.equal(loadConfig(env).redisUrl, null)
  for (const REDIS_URL of [
    'h:6379',
    'http://h',
    'redis://',
    'redis://:secret@h/name',
    'redis://:secret@h:99999',
    'redis://h?db=1',
    'redis://:secret%@h',
  ])
    assert.throws(
      () => loadConfig({ ...env, REDIS_URL }),
      ({ message }: Error) =>
        /^REDIS_URL must be redis:[^\n]+$/.test(message) && !message.includes('secret'),
      REDIS_URL,
    )
})

test('sizes of the images API are whole numbers with a short ratio', () => {
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }
  assert.equal(loadConfig({ ...env, OPENAI_SIZES: '768x1024,1344x768' }).engines.engines.length, 1)
  for (const OPENAI_SIZES of ['big', '1x1', '1024*1024', '1023x1021'])
    assert.throws(() => loadConfig({ ...env, OPENAI_SIZES }), /OPENAI_SIZES must be/)
})
