/** SMS settings. */
import { text, oneOf } from '../../platform/lib/env/schemas'
import { together, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

export const SMS_VARIABLES = {
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
  TENCENT_SMS_NOTICE_TEMPLATE_ID: {
    schema: text,
    initial: null,
    note: 'Approved template of a notice with two variables: the change of the account, and the code that undoes it; empty = notices only by mail and inside the app',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SMS_VARIABLES>

/** Null: production sends no codes by the console (and starts so only where SIGN_IN has no phone). */
export function buildSmsConfig(values: Values, { production }: { production: boolean }) {
  if (values.SMS_PROVIDER === 'console') return production ? null : { provider: 'console' as const }
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
    noticeTemplateId: values.TENCENT_SMS_NOTICE_TEMPLATE_ID,
  }
}
