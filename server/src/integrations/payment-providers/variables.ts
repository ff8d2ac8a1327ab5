/** Variables of payment providers. */
import { z } from 'zod'
import {
  whole,
  flag,
  someOf,
  httpUrl,
  text,
  files,
  namedFiles,
  oneOf,
} from '../../platform/lib/env/schemas'
import type { Variable } from '../../platform/lib/env/variable'
import { SALES_CLIENTS } from './channels'

export const PAYMENT_VARIABLES = {
  PAY_SANDBOX: {
    schema: flag,
    initial: null,
    note: '模拟支付, a cashier that takes no money; unset = on outside production, refused in it',
  },
  TOP_UP_ON: {
    schema: someOf(SALES_CLIENTS),
    initial: 'h5,ios,weapp',
    note: 'Where credits are sold, comma-separated: `h5`, `ios` (the app of the App Store), `weapp`, `weapp-ios` (WeChat on iPhones: once Apple payment is opened in its console), or `none`; elsewhere there is no price and no shop',
  },
  WECHAT_PAY_MCH_ID: {
    schema: text,
    initial: null,
    note: 'Merchant number of WeChat Pay, for H5; set = on, with WECHAT_APP_ID and PUBLIC_URL',
  },
  WECHAT_PAY_SERIAL: {
    schema: text,
    initial: null,
    note: 'Serial number of the merchant’s own certificate',
  },
  WECHAT_PAY_KEY: {
    schema: text,
    initial: null,
    note: 'File with the merchant’s own key (apiclient_key.pem)',
  },
  WECHAT_PAY_API_V3_KEY: {
    schema: z.string().length(32, 'must have 32 characters'),
    initial: null,
    note: 'API v3 key; it seals notifications',
    secret: true,
  },
  WECHAT_PAY_PLATFORM_KEYS: {
    schema: namedFiles,
    initial: null,
    note: 'WeChat Pay’s public keys or certificates as `id=file`, comma-separated; ids as `PUB_KEY_ID_…` or serial numbers',
  },
  WECHAT_PAY_H5_APP_ID: {
    schema: text,
    initial: null,
    note: 'App that H5 payments are made for; unset = WECHAT_APP_ID',
  },
  WECHAT_PAY_API_URL: {
    schema: httpUrl,
    initial: 'https://api.mch.weixin.qq.com',
    note: 'Base of WeChat Pay’s API',
  },
  WECHAT_VIRTUAL_OFFER_ID: {
    schema: text,
    initial: null,
    note: 'OfferID of virtual payment in the WeChat mini-program; set = on, with WECHAT_APP_ID, WECHAT_APP_SECRET and WECHAT_PUSH_TOKEN. Its console needs a product for each package, of the same id and price',
  },
  WECHAT_VIRTUAL_APP_KEY: {
    schema: text,
    initial: null,
    note: 'Its AppKey, of the environment',
    secret: true,
  },
  WECHAT_VIRTUAL_ENVIRONMENT: {
    schema: oneOf(['Production', 'Sandbox']),
    initial: 'Production',
    note: 'Whose payments count; `Sandbox` ones cost nothing and are refused in production',
  },
  ALIPAY_APP_ID: {
    schema: text,
    initial: null,
    note: 'App at Alipay; set = on, with PUBLIC_URL',
  },
  ALIPAY_SELLER_ID: { schema: text, initial: null, note: 'The merchant’s number there (PID)' },
  ALIPAY_KEY: { schema: text, initial: null, note: 'File with the app’s own key (PEM)' },
  ALIPAY_PUBLIC_KEY: {
    schema: text,
    initial: null,
    note: 'File with Alipay’s public key for the app (PEM)',
  },
  ALIPAY_GATEWAY: {
    schema: httpUrl,
    initial: 'https://openapi.alipay.com/gateway.do',
    note: 'Its gateway; another one for its sandbox',
  },
  APPLE_BUNDLE_ID: {
    schema: text,
    initial: null,
    note: 'Bundle of the app whose App Store purchases are taken; set = on',
  },
  APPLE_APP_ID: {
    schema: whole(1, 999_999_999_999_999),
    initial: null,
    note: 'Number of the app in the App Store; needed in its production environment',
  },
  APPLE_ENVIRONMENT: {
    schema: oneOf(['Production', 'Sandbox']),
    initial: 'Production',
    note: 'Whose purchases count; `Sandbox` ones cost nothing and are refused in production',
  },
  APPLE_ROOT_CERTS: {
    schema: files,
    initial: null,
    note: 'Apple’s root certificates (AppleRootCA-G3.cer), comma-separated; from apple.com/certificateauthority',
  },
  APPLE_API_KEY: {
    schema: text,
    initial: null,
    note: 'File with the key of the App Store Server API (.p8)',
  },
  APPLE_API_KEY_ID: { schema: text, initial: null, note: 'Its id' },
  APPLE_API_ISSUER_ID: { schema: text, initial: null, note: 'Its issuer' },
  APPLE_API_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Base of that API; unset = Apple’s own for the environment',
  },
  APPLE_ONLINE_CHECKS: {
    schema: flag,
    initial: 'true',
    note: 'Ask Apple whether one of its certificates was revoked',
  },
} as const satisfies Record<string, Variable>
