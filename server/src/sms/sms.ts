/** The SMS port: delivers one code, or rejects with SmsUndelivered. */
export interface SmsMessage {
  /** Mainland number, 11 digits. */
  readonly phone: string
  readonly code: string
  readonly validMs: number
}

export interface SmsSender {
  /** True: the code may be told to the asker (development only). */
  readonly revealsCodes: boolean
  send(message: SmsMessage): Promise<void>
}

export class SmsUndelivered extends Error {
  /** `reason` is for the log: the provider's code, never the number or the code sent. */
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`SMS not delivered: ${reason}`, options)
    this.name = 'SmsUndelivered'
  }
}
