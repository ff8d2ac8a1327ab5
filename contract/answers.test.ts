import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { allEndpoints } from './endpoints/all'

/** Changes a value when it is parsed, and back when it is encoded. */
const CHANGING = ['pipe', 'transform', 'default', 'prefault', 'catch', 'success']

/** The kinds of schema that one is made of. */
function kindsIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (part instanceof z.ZodType) {
    const { def } = part._zod
    const coerced = 'coerce' in def && def.coerce === true ? ['coerce'] : []
    return [def.type, ...coerced, ...kindsIn(def, seen)]
  }
  return Object.values(part).flatMap((inner) => kindsIn(inner, seen))
}

test('the kinds that change a value are found, however deep', () => {
  const deep = z.object({ list: z.array(z.union([z.null(), z.string().transform(Number)])) })
  assert.ok(kindsIn(deep).includes('transform'))
  assert.ok(kindsIn(z.record(z.string(), z.coerce.number())).includes('coerce'))
})

test('what a call answers is the same before and after its schema: the server only checks it', () => {
  for (const { path, data } of allEndpoints)
    for (const kind of kindsIn(data))
      assert.ok(![...CHANGING, 'coerce'].includes(kind), `${path}: ${kind}`)
})
