/** Delivery of codes to a number or a mailbox, and the message when it fails. */
import { AppError } from '../../platform/lib/errors'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import type { AuthPorts } from './ports'
import { texts } from './texts'

export interface Delivery {
  /** The code may be returned to the requester (development only). */
  readonly revealsCodes: boolean
  /** Whose budget of a day it is counted in. */
  dayOf(now: Date): string
  readonly perDay: number
  /** Said when the day's budget is spent. */
  readonly spent: string
  /** Said when it did not go out. */
  readonly down: string
  send(code: string, validMs: number): Promise<void>
}

type DeliveryDeps = Pick<AuthPorts, 'config' | 'mail' | 'sms'>

export function isMailbox(recipient: string): boolean {
  return recipient.includes('@')
}

/** Throws NOT_FOUND where nothing is sent by this means. */
export function deliveryTo({ config, mail, sms }: DeliveryDeps, recipient: string): Delivery {
  if (isMailbox(recipient)) {
    if (!mail || !config.mail) throw new AppError('NOT_FOUND', { message: texts.noMail })
    return {
      revealsCodes: false,
      // Rows are swept by their day: it comes first.
      dayOf: (now) => `${shanghaiDay(now)} mail`,
      perDay: config.mail.perDay,
      spent: texts.mailSpent,
      down: texts.mailDown,
      send: (code, validMs) =>
        mail.send({
          to: recipient,
          subject: texts.mailSubject,
          text: texts.mailText(code, validMs / 60_000),
        }),
    }
  }
  if (!sms) throw new AppError('NOT_FOUND', { message: texts.noSms })
  return {
    revealsCodes: sms.revealsCodes,
    dayOf: shanghaiDay,
    perDay: config.limits.smsPerDay,
    spent: texts.budgetSpent,
    down: texts.smsDown,
    send: (code, validMs) => sms.send({ phone: recipient, code, validMs }),
  }
}
