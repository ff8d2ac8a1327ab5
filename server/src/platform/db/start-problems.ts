/** Errors of the first connection that an operator can mend, as one sentence. */
import { StartProblem } from '../lib/start-problem'

const SENTENCES: Readonly<Record<string, (words: string) => string>> = {
  '3D000': (words) =>
    `DATABASE_URL 里的数据库不存在，请先建好（createdb）。 The database of DATABASE_URL does not exist, make it first: ${words}.`,
  '28000': (words) =>
    `数据库不认识 DATABASE_URL 里的用户，或不许它登录。 The database does not let the role of DATABASE_URL in: ${words}.`,
  '28P01': (words) =>
    `DATABASE_URL 里的用户名或密码不对。 The role or the password of DATABASE_URL is wrong: ${words}.`,
  '42501': (words) =>
    `DATABASE_URL 里的用户权限不够：它要能在这个数据库里建表。 The role of DATABASE_URL may not make tables in its database: ${words}.`,
}

const TLS_CODES =
  /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_|HOSTNAME_MISMATCH$)/

function tlsSentence(words: string): string {
  return (
    `与数据库的加密连接（sslmode）建立不了：${words}。请在数据库上打开 TLS，或改正 DATABASE_URL 里的 sslmode。` +
    ` The database cannot be reached by TLS as DATABASE_URL wants: ${words}.`
  )
}

function describeError(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code = '' } = error as NodeJS.ErrnoException
  if (/does not support SSL connections/.test(error.message) || TLS_CODES.test(code))
    return tlsSentence(error.message)
  return SENTENCES[code]?.(error.message) ?? null
}

/** The error itself where no sentence fits. */
export function toStartProblem(error: unknown): unknown {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const sentence = describeError(one)
    if (sentence !== null) return new StartProblem(sentence, { cause: error })
  }
  return error
}
