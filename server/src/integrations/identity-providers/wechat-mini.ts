/** The WeChat mini-program: wx.login says who, its phone number button which number. */
import { phone } from '@contract/endpoints/define'
import { z } from 'zod'
import { createWechatApi, fetchOpenId, WechatError, type WechatApp } from '../wechat/api'
import { SignInFailed, type SignInProvider, type SignInTrouble } from './provider'

const phoneAnswer = z.object({
  phone_info: z.object({
    /** Without the country's code. */
    purePhoneNumber: z.string(),
    countryCode: z.union([z.string(), z.number()]).transform(String),
    watermark: z.object({ appid: z.string() }),
  }),
})

const TROUBLES: Readonly<Record<number, SignInTrouble>> = {
  40_029: 'code',
  40_163: 'code',
  // Of the person, and of the app in a minute.
  45_011: 'often',
  45_009: 'often',
  40_226: 'refused',
}

async function withSignInErrors<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const errcode = error instanceof WechatError ? (error.errcode ?? 0) : 0
    throw new SignInFailed(TROUBLES[errcode] ?? 'down', { cause: error })
  })
}

export function createWechatMini(app: WechatApp): SignInProvider {
  const api = createWechatApi(app)
  return {
    id: 'wechat-mini',
    client: 'weapp',

    subjectOf: (loginCode) => withSignInErrors(fetchOpenId(app, loginCode)),

    async fetchPhone(phoneCode) {
      const path = '/wxa/business/getuserphonenumber'
      const { phone_info: found } = await withSignInErrors(
        api.post(path, { code: phoneCode }, phoneAnswer),
      )
      // Made for another app: a replayed phone number.
      if (found.watermark.appid !== app.appId) throw new SignInFailed('code')
      const number = phone.safeParse(found.purePhoneNumber)
      if (found.countryCode !== '86' || !number.success) throw new SignInFailed('foreign')
      return number.data
    },
  }
}
