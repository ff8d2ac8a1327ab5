/** Tencent Cloud SMS by the official SDK. The template takes two variables: code, minutes. */
import { SmsUndelivered, type SmsSender } from './sms'

export interface TencentSmsOptions {
  readonly secretId: string
  readonly secretKey: string
  readonly region: string
  readonly appId: string
  readonly signName: string
  readonly templateId: string
  /** Null or left out: no notices. */
  readonly noticeTemplateId?: string | null
  /** Another host than Tencent's, for tests. */
  readonly endpoint?: { readonly host: string; readonly protocol: 'http://' | 'https://' }
}

const TIMEOUT_SECONDS = 10

/** Loaded with the first code: servers without it start sooner. */
async function connect(options: TencentSmsOptions) {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  return new sms.v20210111.Client({
    credential: { secretId: options.secretId, secretKey: options.secretKey },
    region: options.region,
    profile: {
      httpProfile: {
        reqTimeout: TIMEOUT_SECONDS,
        ...(options.endpoint && {
          endpoint: options.endpoint.host,
          protocol: options.endpoint.protocol,
        }),
      },
    },
  })
}

export function createTencentSms(options: TencentSmsOptions): SmsSender {
  let client: ReturnType<typeof connect> | undefined
  async function deliver(phone: string, templateId: string, parameters: string[]): Promise<void> {
    client ??= connect(options)
    const answer = await (
      await client
    )
      .SendSms({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: options.appId,
        SignName: options.signName,
        TemplateId: templateId,
        TemplateParamSet: parameters,
      })
      .catch((error: unknown) => {
        const { code: reason } = error as { code?: unknown }
        throw new SmsUndelivered(typeof reason === 'string' ? reason : 'no answer', {
          cause: error,
        })
      })
    // The call succeeds as a whole even when the one number in it was refused.
    const status = answer.SendStatusSet?.[0]
    if (status?.Code !== 'Ok') throw new SmsUndelivered(status?.Code ?? 'empty answer')
  }

  const { templateId, noticeTemplateId } = options
  return {
    revealsCodes: false,
    send: ({ phone, code, validMs }) =>
      deliver(phone, templateId, [code, String(validMs / 60_000)]),
    ...(noticeTemplateId && {
      notify: ({ phone, words, undoCode }) => deliver(phone, noticeTemplateId, [words, undoCode]),
    }),
  }
}
