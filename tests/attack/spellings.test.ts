/** Spellings that hide a word: figures by kind, none may get worse; and what must pass all the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LISTS } from '../../server/src/integrations/safety/lists/all'
import { SPELLED } from '../../server/src/integrations/safety/lists/spelled'
import { foldText } from '../../server/src/integrations/safety/fold'
import { syllablesOf } from '../../server/src/integrations/safety/han/han'
import { createWordSafety } from '../../server/src/integrations/safety/words'
import { LOOKALIKES, SEPARATE_FIELDS, SPELLINGS } from './spellings'

const listReadings = (letter: string) => syllablesOf(foldText(letter)[0]?.folded ?? '')
const { check, checkPublic } = createWordSafety()
const passes = async (row: string) => (await checkPublic(row.split('|'))).allowed

async function passing(rows: readonly string[]): Promise<string[]> {
  const passed: string[] = []
  for (const row of rows) if (await passes(row)) passed.push(row)
  return passed
}

async function refused(rows: readonly string[]): Promise<string[]> {
  const passed = new Set(await passing(rows))
  return rows.filter((row) => !passed.has(row))
}

describe('spellings of listed words and contacts', () => {
  for (const [kind, rows] of Object.entries(SPELLINGS))
    test(`${kind}: all ${rows.length} are refused`, async () => {
      assert.deepEqual(await passing(rows), [])
    })

  test('lookalikes pass, in one field and in several', async () => {
    assert.deepEqual(await refused(LOOKALIKES), [])
    assert.deepEqual(await refused(SEPARATE_FIELDS), [])
  })

  test('every listed word is refused with one character in pinyin', async () => {
    const missed: string[] = []
    for (const word of LISTS.flatMap(({ words }) => words)) {
      const letters = [...word]
      if (letters.length < 2 || !letters.every((letter) => listReadings(letter).length > 0))
        continue
      for (const at of [0, letters.length - 1]) {
        const [syllable = ''] = listReadings(letters[at] ?? '')
        const mixed = letters.map((letter, i) => (i === at ? syllable : letter)).join('')
        if ((await check([`嗯嗯，${mixed}，谢谢`])).allowed) missed.push(mixed)
      }
    }
    assert.deepEqual(missed, [])
  })

  test('words that are refused in pinyin are listed words with a reading each', () => {
    assert.ok(SPELLED.length > 100)
    for (const word of SPELLED)
      for (const letter of word) assert.ok(listReadings(letter).length > 0, word)
  })

  test('a contact may be written on a poster, and not in public', async () => {
    const poster = ['海报，标题「周末市集」，写着 微信号 shiji2026']
    assert.equal((await check(poster)).allowed, true)
    assert.equal((await checkPublic(poster)).allowed, false)
  })
})
