/** The SMS port: delivers one code, or rejects with SmsUndelivered. */
export interface SmsMessage {
  /** Mainland number, 11 digits. */
  readonly phone: string
  readonly code: string
  readonly validMs: number
}

export interface SmsNotice {
  readonly phone: string
  /** The change, a sentence without its end. */
  readonly words: string
  readonly undoCode: string
}

export interface SmsSender {
  /** True: the code may be returned to the requester (development only). */
  readonly revealsCodes: boolean
  send(message: SmsMessage): Promise<void>
  /** About a change of the account; left out where the provider has no template for it. */
  readonly notify?: (notice: SmsNotice) => Promise<void>
}

export class SmsUndelivered extends Error {
  /** `reason` is for the log: the provider's code, never the number or the code sent. */
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`SMS not delivered: ${reason}`, options)
    this.name = 'SmsUndelivered'
  }
}
