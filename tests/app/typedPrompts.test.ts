/** Journeys wait for the price on the button: a prompt that is declined replaces it at any moment. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readIntent } from '../../studio/painter/intent/intent'

const TESTS = path.resolve(__dirname, '..')
const TYPED = /fill\('画面描述', '([^']+)'/g
/** Typed to see that they are refused. */
const REFUSED = new Set(['一面纳粹旗'])
/** A name is chosen in place of its last letters before it is ordered. */
const UNFINISHED = new Set(['雪地里的@xx'])

function listTypedPrompts(suite: string): string[] {
  const folder = path.join(TESTS, suite)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(TYPED)])
    .map(([, prompt]) => prompt ?? '')
    .filter((prompt) => !UNFINISHED.has(prompt))
}

for (const suite of ['mini', 'e2e'])
  test(`each prompt typed in tests/${suite} is one that the local painter draws`, () => {
    const prompts = listTypedPrompts(suite)
    assert.ok(prompts.length > 0)
    const declined = prompts.filter(
      (prompt) => !REFUSED.has(prompt) && readIntent(prompt).kind === 'declined',
    )
    assert.deepEqual(declined, [])
  })
