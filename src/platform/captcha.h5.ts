/** Tencent Cloud Captcha in a browser, by the script it asks to load from its own host. */
import { warn } from './log'

const SCRIPT = 'https://turing.captcha.qcloud.com/TJCaptcha.js'
const PASSED = 0

interface Outcome {
  ret: number
  ticket?: string
  randstr?: string
}
type Captcha = new (appId: string, done: (outcome: Outcome) => void) => { show(): void }

export interface CaptchaTicket {
  ticket: string
  randstr: string
}

let loading: Promise<Captcha> | null = null

function load(): Promise<Captcha> {
  loading ??= new Promise<Captcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => {
      const { TencentCaptcha } = window as unknown as { TencentCaptcha?: Captcha }
      if (TencentCaptcha) resolve(TencentCaptcha)
      else reject(new Error('the script of the captcha brought none'))
    }
    script.onerror = () => reject(new Error('the script of the captcha did not come'))
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Null when the person closed it, or it did not come. */
export async function showCaptcha(appId: string): Promise<CaptchaTicket | null> {
  try {
    const TencentCaptcha = await load()
    return await new Promise((resolve) => {
      const done = ({ ret, ticket = '', randstr = '' }: Outcome) =>
        resolve(ret === PASSED ? { ticket, randstr } : null)
      new TencentCaptcha(appId, done).show()
    })
  } catch (error) {
    warn('the captcha cannot be shown', error)
    return null
  }
}
