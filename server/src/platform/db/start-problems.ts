/** Errors of the first connection that an operator can mend, as one sentence. */
import { StartProblem } from '../lib/start-problem'
import { CONNECTION_SENTENCES, texts } from './texts'

const TLS_CODES =
  /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_|HOSTNAME_MISMATCH$)/

function describeError(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code = '' } = error as NodeJS.ErrnoException
  if (/does not support SSL connections/.test(error.message) || TLS_CODES.test(code))
    return texts.noTls(error.message)
  return CONNECTION_SENTENCES[code]?.(error.message) ?? null
}

/** The error itself where no sentence fits. */
export function toStartProblem(error: unknown): unknown {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const sentence = describeError(one)
    if (sentence !== null) return new StartProblem(sentence, { cause: error })
  }
  return error
}
