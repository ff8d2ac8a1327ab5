/** A client's sign-in in few words; solves the captcha. */
import type { Solution } from '../../server/src/integrations/captcha/challenge'
import { callApi, type Answer, type TestApp } from '../../server/src/testing/app'

interface Who {
  readonly phone: string
  readonly address?: string
  /** Invented device id. */
  readonly device?: string
}

/** 20 characters at least, as the contract asks for. */
export const deviceNamed = (name: string) => name.padEnd(24, '_')

export function signInClient({ app }: Pick<TestApp, 'app'>) {
  const post = (url: string, body: unknown, address: string | undefined): Promise<Answer> =>
    callApi(app, 'POST', url, { body, ...(address && { address }) })

  const requestCode = ({ phone, address, device }: Who, solution?: Solution) =>
    post('/api/sms-code', { phone, device, solution }, address)
  return {
    askCode: requestCode,
    /** Throws where there is none. */
    async code(who: Who): Promise<string> {
      const { data, message } = await requestCode(who)
      const { devCode } = (data ?? {}) as { devCode?: string }
      if (devCode === undefined) throw new Error(message)
      return devCode
    },
    tryCode: ({ phone, address, device }: Who, code: string) =>
      post('/api/auth/phoneLogin', { phone, device, code }, address),
  }
}

/** Another code of six digits, never the right one. */
export const wrong = (code: string, nth = 1) =>
  String((Number(code) + nth) % 1_000_000).padStart(6, '0')
