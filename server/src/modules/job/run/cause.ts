/** Why a job failed, for operators: never part of an answer to people. */
import { DrizzleQueryError } from 'drizzle-orm'
import { isKeyLike } from '../../../integrations/engines/remote/errors'

const MAX_LENGTH = 300
const MAX_CAUSES = 4
/** Characters of a key. */
const WORD = /[\w-]{4,}/g
const HIDDEN = '[hidden]'

const hideKeys = (text: string): string =>
  text
    .replace(/\b(bearer|basic)\s+\S+/gi, `$1 ${HIDDEN}`)
    .replace(/([?&;][\w-]*(key|token|sign|secret|credential)[\w-]*=)[^\s&;]+/gi, `$1${HIDDEN}`)
    .replace(WORD, (word) => (isKeyLike(word) ? HIDDEN : word))

/** A failed query repeats its parameters, and with them what a person wrote. */
const getMessage = (error: Error): string =>
  error instanceof DrizzleQueryError ? 'a query failed' : error.message

function* listCauses(error: unknown): Generator<string> {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const { code } = current as NodeJS.ErrnoException
    const [line = ''] = getMessage(current).trim().split('\n')
    const named = line === '' ? current.name : line
    yield typeof code === 'string' && !named.includes(code) ? `${named} (${code})` : named
    current = current.cause
  }
}

/** One line: the messages of an error and of its causes, without keys. */
export function describeCause(error: unknown): string {
  const parts = error instanceof Error ? [...listCauses(error)] : ['an unknown error']
  const text = hideKeys([...new Set(parts)].join(': '))
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}
