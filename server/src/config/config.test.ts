import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ConfigError, loadConfig } from './config'
import { VARIABLES } from './table'
import { projectRoot } from '../lib/paths'

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
  ...{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/m', ...tencent },
  PUBLIC_URL: 'https://moguang.example',
}

describe('configuration', () => {
  test('an empty environment is a working development server', () => {
    const config = loadConfig({})
    assert.equal(config.port, 8787)
    assert.equal(config.sms.provider, 'console')
    assert.equal(config.storage.kind, 'local')
    assert.equal(config.databaseUrl, null)
    assert.equal(config.dataDir, path.join(projectRoot, '.data'))
    assert.equal(config.trustProxy, false)
  })

  test('an empty value is the same as none', () => {
    assert.deepEqual(loadConfig({ PORT: '', DATABASE_URL: ' ' }), loadConfig({}))
  })

  const bad: Record<string, Record<string, string>> = {
    PORT: { PORT: '70000' },
    LOG_LEVEL: { LOG_LEVEL: 'loud' },
    DATABASE_URL: { DATABASE_URL: 'mysql://x' },
    SESSION_SECRET: { SESSION_SECRET: 'short' },
    SIGNIN_CREDITS: { SIGNIN_CREDITS: '1,2,3' },
    MINI_ORIGINS: { MINI_ORIGINS: '*' },
    TRUST_PROXY: { TRUST_PROXY: 'maybe' },
    OPENAI_BASE_URL: { OPENAI_BASE_URL: 'file:///etc/passwd' },
    COS_BUCKET: { STORAGE: 'cos', COS_SECRET_ID: 'a', COS_SECRET_KEY: 'b', COS_REGION: 'c' },
    S3_BUCKET: { STORAGE: 's3' },
    TENCENT_SMS_SECRET_ID: { SMS_PROVIDER: 'tencent' },
    WORKER_MODE: { WORKER_MODE: 'outside' },
    WECHAT_APP_ID: { SAFETY: 'wechat' },
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
    const rows = Object.entries(VARIABLES).map(
      ([name, { initial, note }]) =>
        `| \`${name}\` | ${initial === null ? '' : `\`${initial}\``} | ${note.replaceAll('|', '\\|')} |`,
    )
    const text = `# Configuration

The server reads these environment variables once, at its start. A bad value is one sentence and exit code 1.
This page is generated from \`server/src/config/table.ts\`.

| Variable | Default | What for |
| --- | --- | --- |
${rows.join('\n')}
`
    if (process.env.UPDATE_DOCS) writeFileSync(file, text)
    assert.equal(readFileSync(file, 'utf8'), text)
  })
})

test('sizes of the images API become ratios in lowest terms', () => {
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_SIZES: '768x1024,1344x768' }
  assert.deepEqual(loadConfig(env).openai?.sizes, [
    { ratio: '3:4', width: 768, height: 1024 },
    { ratio: '7:4', width: 1344, height: 768 },
  ])
  for (const OPENAI_SIZES of ['big', '1x1', '1024*1024', '1023x1021'])
    assert.throws(() => loadConfig({ ...env, OPENAI_SIZES }), /OPENAI_SIZES must be/)
})
