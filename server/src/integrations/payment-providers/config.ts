/** Payment providers of this installation, with their keys. */
import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError, together, type ValuesOf } from '../../platform/lib/env/values'
import { projectRoot } from '../../platform/lib/paths'
import type { WECHAT_VARIABLES } from '../wechat/config'
import type { PAYMENT_VARIABLES } from './variables'
import type { AlipayOptions } from './alipay'
import type { AppleOptions } from './apple-library'
import type { WechatPayOptions } from './wechat/options'
import type { WechatVirtualOptions } from './wechat-virtual/options'

type Values = ValuesOf<typeof PAYMENT_VARIABLES> &
  ValuesOf<typeof WECHAT_VARIABLES> & {
    readonly NODE_ENV: string
    readonly PUBLIC_URL: string | null
  }

/** The file's bytes, when `check` takes them for what they should be. */
function readKey(name: string, file: string, check: (bytes: Buffer) => unknown): Buffer {
  try {
    const bytes = readFileSync(path.resolve(projectRoot, file))
    check(bytes)
    return bytes
  } catch {
    throw new ConfigError(`${name} must name a readable file with a key or certificate`)
  }
}

const readPrivate = (name: string, file: string) => readKey(name, file, createPrivateKey).toString()
const readPublic = (name: string, file: string) => readKey(name, file, createPublicKey).toString()

function buildWechatPayConfig(values: Values): WechatPayOptions | null {
  if (!values.WECHAT_PAY_MCH_ID) return null
  const set = together(values, 'WECHAT_PAY_MCH_ID is', [
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PLATFORM_KEYS',
    'WECHAT_APP_ID',
    'PUBLIC_URL',
  ])
  const platformKeys = set.WECHAT_PAY_PLATFORM_KEYS.map(
    ([id, file]) => [id, readPublic('WECHAT_PAY_PLATFORM_KEYS', file)] as const,
  )
  return {
    merchantId: set.WECHAT_PAY_MCH_ID,
    serial: set.WECHAT_PAY_SERIAL,
    privateKey: readPrivate('WECHAT_PAY_KEY', set.WECHAT_PAY_KEY),
    apiV3Key: set.WECHAT_PAY_API_V3_KEY,
    platformKeys: Object.fromEntries(platformKeys),
    h5AppId: values.WECHAT_PAY_H5_APP_ID ?? set.WECHAT_APP_ID,
    apiUrl: values.WECHAT_PAY_API_URL,
    publicUrl: set.PUBLIC_URL,
  }
}

function buildWechatVirtualConfig(values: Values): WechatVirtualOptions | null {
  if (!values.WECHAT_VIRTUAL_OFFER_ID) return null
  const set = together(values, 'WECHAT_VIRTUAL_OFFER_ID is', [
    'WECHAT_VIRTUAL_OFFER_ID',
    'WECHAT_VIRTUAL_APP_KEY',
    'WECHAT_APP_ID',
    'WECHAT_APP_SECRET',
    'WECHAT_PUSH_TOKEN',
  ])
  return {
    appId: set.WECHAT_APP_ID,
    appSecret: set.WECHAT_APP_SECRET,
    apiUrl: values.WECHAT_API_URL,
    offerId: set.WECHAT_VIRTUAL_OFFER_ID,
    appKey: set.WECHAT_VIRTUAL_APP_KEY,
    env: values.WECHAT_VIRTUAL_ENVIRONMENT === 'Sandbox' ? 1 : 0,
    push: {
      appId: set.WECHAT_APP_ID,
      token: set.WECHAT_PUSH_TOKEN,
      aesKey: values.WECHAT_PUSH_AES_KEY,
    },
  }
}

function buildAlipayConfig(values: Values): AlipayOptions | null {
  if (!values.ALIPAY_APP_ID) return null
  const set = together(values, 'ALIPAY_APP_ID is', [
    'ALIPAY_APP_ID',
    'ALIPAY_SELLER_ID',
    'ALIPAY_KEY',
    'ALIPAY_PUBLIC_KEY',
    'PUBLIC_URL',
  ])
  return {
    appId: set.ALIPAY_APP_ID,
    sellerId: set.ALIPAY_SELLER_ID,
    privateKey: readPrivate('ALIPAY_KEY', set.ALIPAY_KEY),
    alipayPublicKey: readPublic('ALIPAY_PUBLIC_KEY', set.ALIPAY_PUBLIC_KEY),
    gateway: values.ALIPAY_GATEWAY,
    publicUrl: set.PUBLIC_URL,
  }
}

function buildAppleConfig(values: Values): AppleOptions | null {
  if (!values.APPLE_BUNDLE_ID) return null
  const set = together(values, 'APPLE_BUNDLE_ID is', [
    'APPLE_BUNDLE_ID',
    'APPLE_ROOT_CERTS',
    'APPLE_API_KEY',
    'APPLE_API_KEY_ID',
    'APPLE_API_ISSUER_ID',
  ])
  const environment = values.APPLE_ENVIRONMENT
  if (environment === 'Production') {
    together(values, 'APPLE_ENVIRONMENT is Production', ['APPLE_APP_ID'])
  }
  return {
    bundleId: set.APPLE_BUNDLE_ID,
    appId: values.APPLE_APP_ID ?? undefined,
    environment,
    rootCertificates: set.APPLE_ROOT_CERTS.map((file) =>
      readKey('APPLE_ROOT_CERTS', file, (bytes) => new X509Certificate(bytes)),
    ),
    onlineChecks: values.APPLE_ONLINE_CHECKS,
    api: {
      key: readPrivate('APPLE_API_KEY', set.APPLE_API_KEY),
      keyId: set.APPLE_API_KEY_ID,
      issuerId: set.APPLE_API_ISSUER_ID,
      url: values.APPLE_API_URL,
    },
  }
}

/** Null: not configured. Throws ConfigError for the first variable or file that is missing. */
export function buildPaymentConfig(values: Values) {
  return {
    sandbox: values.PAY_SANDBOX ?? values.NODE_ENV !== 'production',
    wechat: buildWechatPayConfig(values),
    wechatVirtual: buildWechatVirtualConfig(values),
    alipay: buildAlipayConfig(values),
    apple: buildAppleConfig(values),
    /** Channels where credits are sold. */
    salesClients: values.TOP_UP_ON,
  }
}

export type PaymentConfig = ReturnType<typeof buildPaymentConfig>
