import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../lib/random'
import type { Brief, Family } from '../family'
import { measureBox } from '../lettering/glyphs'
import { type Form, type Illustration, makeFrame } from '../node'
import { readIntent } from '../../intent/intent'
import { otherComposer } from '../registry'
import { design, writing } from './family'
import { posterScheme } from './kit/scheme'

function makeBrief(id: string, texts: readonly string[] = [], traits: Brief['traits'] = []): Brief {
  return {
    ...{ main: { id, count: null, traits }, others: [], texts, traits: [] },
    ...{ time: null, season: null, weather: new Set(), moods: new Set(), tint: null },
  }
}

describe('the ground of a sheet', () => {
  it('is the gradient that is named, in its colour', () => {
    const intent = readIntent('蓝色渐变背景的海报')
    assert.ok(intent.kind === 'illustration')
    const { layers } = compose(design, intent.brief, [1, 1], 3)
    assert.ok(layers.every(({ forms, stage }) => stage === 'ground' || forms.length === 0))
    const lettered = makeBrief('poster', ['你好'], [])
    const main = Object.assign({}, lettered.main, {
      traits: [{ slot: 'background', value: 'blue-fade' }],
    })
    const scheme = posterScheme(
      { brief: Object.assign({}, lettered, { main }), random: new Random(3), style: 'flat' },
      { tint: null, isDark: false },
    )
    assert.ok(Math.abs(scheme.paper[2] - 247) < 12)
    assert.ok([scheme.main, scheme.second].some(([, , hue]) => Math.abs(hue - 250) < 30))
  })
})

const RATIOS = [
  [1, 1],
  [3, 4],
  [9, 16],
  [16, 9],
] as const

function compose(
  family: Family,
  brief: Brief,
  ratio: readonly [number, number],
  seed: number,
): Illustration {
  return family.compose({
    ...{ brief, frame: makeFrame(ratio[0] * 600, ratio[1] * 600), random: new Random(seed) },
    ...{ style: 'flat', standsInSetting: false },
  })
}

function letters({ layers }: Illustration): Form[] {
  const deep = (forms: readonly Form[]): Form[] =>
    forms.flatMap((form) => [...(form.role === 'text' ? [form] : []), ...deep(form.inside ?? [])])
  return layers.flatMap(({ forms }) => deep(forms))
}

for (const family of [writing, design]) {
  describe(`the designs of ${family.id}`, () => {
    for (const id of Object.keys(family.things)) {
      it(`${id} is composed for every ratio, its words inside the frame, the same by the same seed`, () => {
        for (const [i, ratio] of RATIOS.entries()) {
          for (const seed of [i + 1, ((i + 2) % 4) + 1]) {
            const texts =
              seed === 1
                ? []
                : ['山海之间', '2026.10.01', '西岸美术馆', '愿你眼里有光，心里有海'].slice(
                    0,
                    seed - 1,
                  )
            const made = compose(family, makeBrief(id, texts), ratio, seed)
            for (const form of letters(made)) {
              const box = measureBox(form.rings)
              assert.ok(box, 'a text has ink')
              assert.ok(box.x >= 0 && box.y >= 0, `${id} ${ratio.join(':')} seed ${seed}`)
              assert.ok(
                box.x + box.width <= made.frame.width,
                `${id} ${ratio.join(':')} seed ${seed}`,
              )
              assert.ok(
                box.y + box.height <= made.frame.height,
                `${id} ${ratio.join(':')} seed ${seed}`,
              )
            }
            assert.ok(made.layers.some(({ forms }) => forms.length > 0))
          }
        }
        const again = [0, 1].map(() => compose(family, makeBrief(id), [3, 4], 7))
        assert.deepEqual(again[0], again[1])
        assert.notDeepEqual(compose(family, makeBrief(id), [3, 4], 8), again[0])
      })
    }
  })
}

describe('cards for somebody', () => {
  const guests = (prompt: string): number => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration')
    const random = new Random(11)
    const composing = { brief: intent.brief, style: 'flat', random } as const
    const { layers } = intent.family.compose({
      ...{ ...composing, frame: makeFrame(600, 800), standsInSetting: false },
      other: otherComposer(composing),
    })
    const art = layers.find(({ name }) => name === 'art')
    return art?.forms.filter(({ inside }) => (inside?.length ?? 0) > 5).length ?? 0
  }

  it('show whom the words name beside the day', () => {
    for (const prompt of ['可爱的小狗生日海报', '给小猫的生日贺卡', '熊猫中秋贺卡'])
      assert.equal(
        guests(prompt),
        guests(prompt.replace(/可爱的小狗|给小猫的|熊猫/, '')) + 1,
        prompt,
      )
  })
})

describe('a couplet', () => {
  const textsIn = (prompt: string): readonly string[] => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.brief.main.id === 'couplets', prompt)
    return intent.brief.texts
  }

  it('takes its lines from the prompt, with or without marks and names', () => {
    const lines = ['春风入喜财入户', '岁月更新福满门', '新春大吉']
    for (const prompt of [
      '春联，上联“春风入喜财入户”，下联“岁月更新福满门”，横批“新春大吉”',
      '春联，春风入喜财入户，岁月更新福满门，横批：新春大吉',
      '对联 上联：春风入喜财入户 下联：岁月更新福满门 横批 新春大吉',
      '一副春联写着春风入喜财入户，岁月更新福满门，横批是新春大吉',
    ])
      assert.deepEqual(textsIn(prompt), lines, prompt)
    assert.deepEqual(textsIn('春联，红色灯笼，木质大门'), [])
    assert.deepEqual(textsIn('春联，精致大气的构图，喜庆热闹的氛围'), [])
  })

  it('hangs the odd line of three over the door, else the last', () => {
    const shown = (...texts: string[]): unknown =>
      compose(writing, makeBrief('couplets', texts), [1, 1], 3).layers.find(
        ({ name }) => name === 'couplet',
      )
    const [first, second, banner] = ['春风入喜财入户', '岁月更新福满门', '新春大吉']
    assert.deepEqual(shown(banner, first, second), shown(first, second, banner))
    assert.notDeepEqual(
      shown('春风送暖', '旭日东升', '喜迎新春'),
      shown('旭日东升', '喜迎新春', '春风送暖'),
    )
  })
})

it('writing on a paper of a named colour has that paper', () => {
  for (const prompt of ['红纸上的书法“福如东海”', '书法“福”，红底', '红色宣纸上的书法“平安”']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    for (const seed of [1, 2, 3]) {
      const [l, c, h] = compose(intent.family, intent.brief, [1, 1], seed).paper
      assert.ok(l < 0.7 && c > 0.15 && Math.abs(h - 28) < 10, `${prompt}: ${l} ${c} ${h}`)
    }
  }
})
