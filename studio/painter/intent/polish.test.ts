import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { repetitions } from '../../testing/effort'
import { readPicture } from '../paint'
import { SCENES } from '../slots'
import { listPhrases } from '../lexicon/polish'
import { readIntent } from './intent'
import { listRead } from '../parse'
import { applyChanges, type PolishAmount, polishPrompt } from './polish'

/** The hundred prompts of the gallery, none of which was written for this. */
const PROMPTS = [
  ...readFileSync(path.resolve('docs/gallery/painter/prompts.md'), 'utf8').matchAll(
    /^\|\s*\d+\s*\|\s*([^|]+?)\s*\|/gm,
  ),
].map(([, prompt = '']) => prompt)

function polished(prompt: string, amount: PolishAmount = 'usual', seed = 0): string {
  return applyChanges(prompt, polishPrompt(prompt, { amount, seed }))
}

test('every phrase is read, in the places it is listed for', () => {
  for (const scene of SCENES)
    for (const kind of ['time', 'weather', 'detail', 'composition'] as const)
      for (const phrase of listPhrases(kind, scene)) {
        const understood = listRead(readIntent(phrase).reading)
        assert.ok(
          understood.some((word) => phrase.includes(word)),
          `${kind} ${scene} ${phrase}`,
        )
      }
})

describe('over the prompts of the gallery', () => {
  const count = repetitions('prompts of the gallery polished', { usual: 40, all: 100 })
  const rows = PROMPTS.slice(0, count).map((prompt, seed) => {
    const changes = polishPrompt(prompt, { amount: 'more', seed })
    const after = applyChanges(prompt, changes)
    return { prompt, after, added: changes.filter(({ kind, used }) => used && kind !== 'praise') }
  })

  test('the subject is the same, and nothing that was understood is lost', () => {
    assert.equal(rows.length, count)
    for (const { prompt, after } of rows) {
      const [one, other] = [readIntent(prompt), readIntent(after)]
      assert.equal(other.kind, one.kind, after)
      if (one.kind === 'illustration' && other.kind === 'illustration')
        assert.equal(other.brief.main.id, one.brief.main.id, after)
      else assert.equal(other.subject, one.subject, after)
    }
  })

  test('additions are seen in what is composed of the text', () => {
    let sum = 0
    const unseen: string[] = []
    for (const { after, added } of rows) {
      const size = { width: 512, height: 512, seed: 7 }
      const { ignored } = readPicture({ prompt: after, negativePrompt: '', style: null, ...size })
      sum += added.length
      unseen.push(
        ...added.filter(({ word }) => ignored.some((one) => word.includes(one))).map((x) => x.word),
      )
    }
    assert.ok(sum >= count, `only ${sum} additions`)
    assert.ok(unseen.length <= sum * 0.03, `not seen: ${unseen.join(' ')}`)
  })
})

test('quotes, mentions, slots and negations stay as they were written', () => {
  const prompt = '一个女孩，写着“很美”，@小夏，{红|蓝}色的裙子，很美，不要高清'
  for (let seed = 0; seed < 8; seed++) {
    const text = polished(prompt, 'more', seed)
    for (const part of ['写着“很美”', '@小夏', '{红|蓝}色的裙子', '不要高清'])
      assert.ok(text.includes(part), text)
    assert.ok(!text.includes('，很美，'), text)
  }
})

test('praise goes with its comma; a prompt of nothing else stays', () => {
  assert.equal(
    polished('高清，一条街道，8K，细节丰富', 'less').replace(/^[^，]+，/, ''),
    '一条街道',
  )
  assert.equal(polished('很美'), '很美')
})

test('what is said is not said twice, and an hour does not contradict another', () => {
  assert.equal(polished('夜晚的湖，大雾'), '夜晚的湖，大雾')
  for (let seed = 0; seed < 12; seed++)
    assert.ok(!/晨雾/.test(polished('夜晚的湖', 'more', seed)), 'a morning at night')
})

test('a declined prompt, a portrait on one ground and a poster gain nothing', () => {
  for (const prompt of ['皮卡丘', '商务男士证件照', '海报，写着「开业」'])
    assert.equal(polished(prompt, 'more'), prompt)
})

test('a style without colours gets the colours of an hour switched off', () => {
  const hours = Array.from({ length: 12 }, (_, seed) =>
    polishPrompt('湖', { amount: 'less', style: 'ink', seed }),
  ).flat()
  assert.ok(hours.some(({ word, used }) => word === '黄昏' && !used))
  assert.ok(hours.some(({ word, used }) => word === '清晨' && used))
})

test('other seeds give other proposals, the same seed the same', () => {
  const texts = Array.from({ length: 10 }, (_, seed) => polished('湖', 'usual', seed))
  assert.ok(new Set(texts).size >= 3)
  assert.equal(polished('湖', 'usual', 4), texts[4])
})
