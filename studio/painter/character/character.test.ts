import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CHARACTER_SHOTS, XIA } from '../../gallery/parts/character-shots'
import { fromRgb, type Oklch } from '../colour'
import { applyOperations } from '../editing/apply'
import { CLOTH_TINTS, HAIRS } from '../illustration/people/colours'
import { readIntent } from '../intent/intent'
import { composePlan } from '../planning/composed'
import { coverThing } from '../planning/cover'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { parsePlan } from '../planning/plan'
import type { CastCharacter } from './character'
import { isLooks, nameThing, nameTrait, readLooks } from './read'

const SIDE = 160
const CAT: CastCharacter = {
  key: 'cat',
  name: '橘子',
  thing: 'cat',
  tint: 'orange',
  traits: [
    { slot: 'coat', value: 'orange' },
    { slot: 'wears', value: 'bell', tint: 'blue' },
  ],
}

const paintable = (
  prompt: string,
  seed: number,
  characters: readonly CastCharacter[],
  side = SIDE,
) =>
  planPicture({
    prompt,
    negativePrompt: '',
    style: 'flat',
    seed,
    width: side,
    height: side,
    characters,
  })

type Lab = readonly [number, number, number]
const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const lab = ([l, c, h]: Oklch): Lab => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

describe('one character in many pictures', () => {
  test('its traits are in the plan of every shot, in any place and pose', () => {
    for (const [at, prompt] of CHARACTER_SHOTS.entries()) {
      const plan = paintable(prompt, at, [XIA])
      assert.equal(plan.picture.kind, 'illustration', prompt)
      const { main } = plan.picture.kind === 'illustration' ? plan.picture.brief : { main: null }
      assert.ok(main)
      assert.equal(main.character, XIA.key)
      assert.equal(main.id, XIA.thing)
      for (const trait of XIA.traits)
        assert.ok(
          main.traits.some(
            (one) =>
              one.slot === trait.slot && one.value === trait.value && one.tint === trait.tint,
          ),
          `${prompt}: ${trait.slot}`,
        )
      assert.deepEqual(parsePlan(JSON.parse(JSON.stringify(plan)))?.picture, plan.picture, prompt)
    }
  })

  test('hair, coat and scarf have the same colours within its silhouette', () => {
    const wanted = { hair: HAIRS.black, coat: CLOTH_TINTS.gold, scarf: CLOTH_TINTS.red }
    for (const [at, prompt] of CHARACTER_SHOTS.entries()) {
      const plan = paintable(prompt, at, [XIA])
      const { rgba } = renderPlan(plan, { report: () => undefined })
      const { values } = coverThing(plan, 'girl-1', { width: SIDE, height: SIDE })
      const found = { hair: 0, coat: 0, scarf: 0 }
      let covered = 0
      for (const [i, share] of values.entries()) {
        if (share < 230) continue
        covered++
        const [l, a, b] = fromRgb([rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0])
        for (const part of ['hair', 'coat', 'scarf'] as const)
          if (distance([l, a, b], lab(wanted[part])) < 0.13) found[part]++
      }
      for (const [part, pixels] of Object.entries(found))
        assert.ok(pixels / covered > 0.01, `${prompt}: ${part} ${pixels} of ${covered}`)
    }
  })

  test('what the words leave open is decided by the character, not by the picture', () => {
    const open = { ...XIA, traits: [] }
    const describeLooks = (prompt: string, seed: number, key: string): string => {
      const composed = composePlan(paintable(prompt, seed, [{ ...open, key }]))
      if (composed.kind !== 'illustration') return prompt
      const own = composed.prepared.illustration.layers.filter(({ thing }) => thing === 'main 1')
      const fills = own.flatMap(({ forms }) =>
        forms.filter(({ role, fill }) => /^(cloth|skin)$/.test(role) && Array.isArray(fill)),
      )
      const first = (role: string) => fills.find((form) => form.role === role)?.fill
      return JSON.stringify([first('cloth'), first('skin')])
    }
    const shots = ['@小夏在雪地里', '@小夏头像', '@小夏大笑，特写'] as const
    const looks = shots.map((prompt, seed) => describeLooks(prompt, seed, 'a'))
    assert.equal(new Set(looks).size, 1, looks.join('\n'))
    const others = ['b', 'c', 'd', 'e'].map((key) => describeLooks('@小夏头像', 1, key))
    assert.ok(others.some((other) => other !== looks[0]))
  })

  test('two characters keep their own looks, and are not mixed', () => {
    const mei = { ...XIA, key: 'mei', name: '小美', traits: [{ slot: 'hair', value: 'long' }] }
    const intent = readIntent('@小夏和@小美在海边', '', [XIA, mei])
    assert.equal(intent.kind, 'illustration')
    assert.ok(intent.kind === 'illustration')
    const { main, others } = intent.brief
    assert.deepEqual([main.character, others.map(({ character }) => character)], ['sheet', ['mei']])
    const near = readIntent('@小夏和@橘子在海边', '', [XIA, CAT])
    assert.ok(near.kind === 'illustration')
    assert.equal(near.brief.others[0]?.character, 'cat')
    const held = readIntent('@小夏抱着@橘子', '', [XIA, CAT])
    assert.ok(held.kind === 'illustration')
    assert.ok(held.brief.main.traits.some(({ slot, tint }) => slot === 'hold' && tint === 'orange'))
  })

  test('the prompt comes before the card: another coat, an added hat', () => {
    const intent = readIntent('@小夏穿着蓝色雨衣，戴着草帽', '', [XIA])
    assert.ok(intent.kind === 'illustration')
    const said = intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
    assert.ok(said.includes('clothes:raincoat') && !said.includes('clothes:trench'), said.join())
    assert.ok(said.includes('wear:straw-hat') && said.includes('wear:scarf'), said.join())
  })

  test('a name is no word of the painter, and a landscape reports the missing character', () => {
    const { reading } = readIntent('远山，@小夏', '', [{ ...XIA, thing: 'gone' }])
    assert.deepEqual(readIntent('雪山', '', [XIA]), readIntent('雪山'))
    assert.ok(!reading.understood.includes('@小夏'))
    const carrying = readIntent('@小夏在山上砍柴', '', [XIA])
    assert.equal(carrying.kind, 'declined')
    assert.deepEqual(carrying.reading.missing, ['@小夏'])
  })
})

describe('words of a card', () => {
  test('become looks with names, and what is done or seen around is left out', () => {
    const { looks, unread } = readLooks('女孩，齐耳黑短发，红围巾，坐在海边，爱笑')
    assert.ok(looks)
    const names = looks.traits.map((trait) => nameTrait(looks.thing, trait))
    assert.deepEqual([nameThing(looks), ...names], ['女孩', '黑短发', '红围巾'])
    assert.ok(unread.length > 0)
    assert.equal(nameThing(readLooks('橘猫，戴着蓝色铃铛').looks ?? XIA), '猫')
    assert.equal(readLooks('齐耳黑短发，红围巾').looks?.thing, 'person')
    for (const words of ['', '安静', '雪山']) assert.equal(readLooks(words).looks, null, words)
  })

  test('clothes of an animal from an older version are looks, and worn', () => {
    for (const value of ['suit', 'hanfu', 'dress', 'sweater'] as const) {
      const dressed = { ...CAT, traits: [{ slot: 'wears', value, tint: 'red' } as const] }
      assert.ok(isLooks(dressed), value)
      const intent = readIntent('@橘子在草地上', '', [dressed])
      assert.ok(intent.kind === 'illustration')
      const slot = value === 'sweater' ? 'wears' : 'clothes'
      assert.deepEqual(intent.brief.main.traits, [{ slot, value, tint: 'red' }])
    }
  })

  test('looks of a client are only those that are drawn', () => {
    assert.ok(isLooks(XIA))
    assert.equal(isLooks({ thing: 'unknown', traits: [] }), false)
    assert.equal(isLooks({ thing: 'girl', tint: 'plaid', traits: [] }), false)
    for (const trait of [
      { slot: 'hair', value: 'snakes' },
      { slot: 'action', value: 'run' },
      { slot: 'hair', value: 'bob', tint: 'plaid' },
    ])
      assert.equal(isLooks({ thing: 'girl', traits: [trait] }), false)
  })
})

test('edits of a picture keep the looks of its character, and change only what they name', () => {
  const first = paintable('@小夏在雪地里', 3, [XIA])
  const read = (plan: ReturnType<typeof paintable>) => {
    const { picture } = plan
    assert.ok(picture.kind === 'illustration')
    const { main } = picture.brief
    assert.ok(main)
    return { character: main.character, traits: main.traits }
  }
  const own = read(first)
  const edits = [
    [{ op: 'hour', to: '夜里' }],
    [{ op: 'style', to: '剪纸' }],
    [{ op: 'add', to: '猫' }],
    [{ op: 'tone', to: '暖' }],
  ] as const
  for (const operations of edits) {
    const applied = applyOperations(first, operations)
    assert.ok('plan' in applied, JSON.stringify(operations))
    assert.deepEqual(read(applied.plan), own, operations[0].to)
  }
})
