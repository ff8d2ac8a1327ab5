/** The mail port: hands one message to a mail server, or rejects with MailUndelivered. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface MailSender {
  send(message: MailMessage): Promise<void>
}

export class MailUndelivered extends Error {
  /** `reason` is for the log: what kind of failure, never the mailbox or the words. */
  constructor(reason: string) {
    super(`mail not delivered: ${reason}`)
    this.name = 'MailUndelivered'
  }
}
