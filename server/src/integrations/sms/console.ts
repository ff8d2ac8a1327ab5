/** For development: prints the code instead of sending it. */
import { maskPhone } from '../../platform/lib/phone'
import type { SmsSender } from './sms'

/** Throws in production, where anyone could sign in as any user. */
export function createConsoleSms(
  { production }: { production: boolean },
  print: (line: string) => void,
): SmsSender {
  if (production) throw new Error('The console SMS provider refuses to run in production')
  return {
    revealsCodes: true,
    async send({ phone, code, validMs }) {
      print(`[短信] ${maskPhone(phone)} 的验证码 ${code}，${validMs / 60_000} 分钟内有效`)
    },
    async notify({ phone, words, undoCode }) {
      print(`[短信] ${maskPhone(phone)}：${words}，72 小时内可以用撤销码 ${undoCode} 撤销`)
    },
  }
}
