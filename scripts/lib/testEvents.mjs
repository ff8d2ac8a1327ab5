// Reporter of Node's test runner: one JSON line an ended test, for the process that started it.
import { inspect } from 'node:util'

/** Not failures of their own: they only hold or wait for failed ones. */
const OF_OTHERS = new Set(['subtestsFailed'])

function formatCause({ error }) {
  const cause = error?.cause ?? error
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
}

export default async function* events(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, skip, todo, details } = data
    const failed = type === 'test:fail' && !todo
    yield `${JSON.stringify({
      name,
      nesting,
      ms: details.duration_ms,
      suite: details.type === 'suite',
      skip: skip === undefined || skip === false ? null : String(skip === true ? '' : skip),
      failed,
      ...(failed && !OF_OTHERS.has(details.error?.failureType) && { why: formatCause(details) }),
    })}\n`
  }
}
