/** Mail by SMTP. */
import { createTransport } from 'nodemailer'
import type { MailConfig } from './config'
import { MailUndelivered, type MailSender } from './mail'

const TIMEOUT_MS = 10_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `EAUTH 535`: nothing that a server wrote, for it may repeat the mailbox. */
function formatReason(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((one) => one !== undefined).join(' ') || 'unknown'
}

export function createSmtp({ smtpUrl, from }: NonNullable<MailConfig>): MailSender {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const auth =
    username === ''
      ? undefined
      : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(auth && { auth }),
    // Without TLS the password could be read on the network.
    requireTLS: !secure && auth !== undefined && !LOOPBACK.has(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Messages are our words: they name no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...message, from })
      } catch (error) {
        throw new MailUndelivered(formatReason(error))
      }
    },
  }
}
