import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FAMILIES } from '../illustration/registry'
import { normalise } from '../reading/normalise'
import { readTokens } from '../reading/tokens'
import { parsePrompt } from '../parse'
import { type LexiconData, surfacesOf } from './format'
import { LEXICON_FILES, lexicon } from './lexicon'
import { shields } from './shields'
import { SIMPLIFIED } from './traditional'

const GRAMMAR = /^(word|count)$/

test('more than 800 Chinese and English words mean something that can be painted', () => {
  const words = [...lexicon].filter(
    ([surface, [first]]) =>
      /[\p{Script=Han}a-z]/u.test(surface) && first && !GRAMMAR.test(first.slot),
  )
  assert.ok(words.length >= 800)
  for (const slot of ['scene', 'time', 'season', 'weather', 'light', 'mood', 'tint', 'style']) {
    assert.ok(words.filter(([, meanings]) => meanings[0]?.slot === slot).length >= 20, slot)
  }
})

test('a surface stands in one row only', () => {
  const seen = new Set<string>()
  const twice: string[] = []
  for (const [surface] of surfacesOf(LEXICON_FILES)) {
    if (seen.has(surface)) twice.push(surface)
    seen.add(surface)
  }
  assert.deepEqual(twice, [])
})

test('surfaces are spelled as prompts are', () => {
  for (const surface of lexicon.keys()) assert.equal(normalise(surface).text, surface)
})

/** Words that give things of the illustrations a property: 眨眼 in 眨眼间. */
const TRAIT_WORDS = new Set(
  FAMILIES.flatMap(({ traits }) => Object.values(traits).flatMap((words) => words.split(/\s+/))),
)

test('every shield is needed: without it something would be painted', () => {
  const rows: LexiconData = shields
  for (const [shield] of surfacesOf([rows])) {
    const parts = shield.includes(' ') ? shield.split(' ') : [shield.slice(0, -1), shield.slice(1)]
    const paints = parts
      .flatMap((part) => readTokens(part))
      .some(
        ({ kind, meanings }) => kind === 'word' && meanings[0] && !GRAMMAR.test(meanings[0].slot),
      )
    assert.ok(paints || parts.some((part) => TRAIT_WORDS.has(part)), shield)
    assert.deepEqual(parsePrompt(shield).wishes, [], shield)
  }
})

test('the lexicon has no word with a traditional character', () => {
  const used = new Set([...lexicon.keys()].join(''))
  for (const [from, to] of SIMPLIFIED) assert.ok(!used.has(from), from + to)
})
