/** For development: prints the code instead of sending it. */
import { maskPhone } from '../../platform/lib/phone'
import type { SmsSender } from './sms'
import { texts } from './texts'

/** Throws in production, where anyone could sign in as any user. */
export function createConsoleSms(
  { production }: { production: boolean },
  print: (line: string) => void,
): SmsSender {
  if (production) throw new Error('The console SMS provider refuses to run in production')
  return {
    revealsCodes: true,
    async send({ phone, code, validMs }) {
      print(texts.printedCode(maskPhone(phone), code, validMs / 60_000))
    },
    async notify({ phone, words, undoCode }) {
      print(texts.printedNotice(maskPhone(phone), { words, undoCode }))
    },
  }
}
