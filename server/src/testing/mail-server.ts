/** A mail server of its own: takes what it is sent and keeps it. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly received: Received[]
  /** Six digits of the newest message to a mailbox; throws when there is none. */
  codeFor(email: string): string
  close(): Promise<void>
}

/** `=?UTF-8?B?…?=` and its like; other words as they are. */
function decodedWords(text: string): string {
  return text.replace(/=\?UTF-8\?B\?([^?]*)\?=\s*/gi, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  )
}

function readMessage(raw: string): Pick<Received, 'subject' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(end + 4)
  const [, subject = ''] = /^Subject: (.*)$/im.exec(head) ?? []
  if (!/^Content-Transfer-Encoding: base64$/im.test(head))
    throw new Error(`the test reads base64 only:\n${head}`)
  return { subject: decodedWords(subject), text: Buffer.from(body, 'base64').toString() }
}

export async function startMailServer(
  options: SMTPServerOptions = {},
  host = '127.0.0.1',
): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...readMessage(Buffer.concat(parts).toString()),
        })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((ready) => server.listen(0, host, ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    received,
    codeFor(email) {
      const message = [...received].reverse().find(({ to }) => to.includes(email))
      const [code] = /\d{6}/.exec(message?.text ?? '') ?? []
      if (code === undefined) throw new Error(`no code was sent to ${email}`)
      return code
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
