/** Words that must be found however they are written, and sentences that must pass. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RANDOM_PROMPTS } from '../../server/src/modules/client-config/prompts'
import { LISTS } from '../../server/src/integrations/safety/lists/all'
import { createWordSafety } from '../../server/src/integrations/safety/words'
import { EVASIONS } from './evasions'
import { INNOCENT } from './innocent'

const { check } = createWordSafety()
const found = async (text: string) => {
  const verdict = await check([text])
  return verdict.allowed ? [] : verdict.words
}

test('no evasion passes', async () => {
  const ways = new Set(EVASIONS.map(({ way }) => way))
  assert.ok(ways.size >= 65, `only ${ways.size} evasions`)
  const passed: string[] = []
  for (const { way, text } of EVASIONS) if ((await found(text)).length === 0) passed.push(way)
  assert.deepEqual(passed, [])
})

test('what is found is named as it was written', async () => {
  for (const { way, text } of EVASIONS)
    for (const word of await found(text)) assert.ok(text.includes(word), way)
})

test('every word of every list is found, alone and in a sentence', async () => {
  for (const { category, words } of LISTS) {
    assert.ok(words.length > 0, category)
    for (const word of words) {
      const plain = word.replaceAll('_', ' ')
      for (const text of [plain, `一张，${plain}，的画`])
        assert.notDeepEqual(await found(text), [], `${category}: ${words.indexOf(word)}`)
    }
  }
})

test('ordinary sentences pass', async () => {
  assert.ok(INNOCENT.length >= 200, `only ${INNOCENT.length} sentences`)
  const refused: [string, readonly string[]][] = []
  for (const text of [...INNOCENT, ...RANDOM_PROMPTS]) {
    const words = await found(text)
    if (words.length > 0) refused.push([text, words])
  }
  assert.deepEqual(refused, [])
})
