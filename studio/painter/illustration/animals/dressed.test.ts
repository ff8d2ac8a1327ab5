import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../lib/random'
import type { PartId } from '../../parts'
import { planPicture } from '../../planning/plan-picture'
import { readIntent } from '../../intent/intent'
import { renderPlan } from '../../planning/render'
import type { Composing, Trait } from '../family'
import { type Form, type Layer, makeFrame } from '../node'
import { measureBounds } from '../uses/compose'
import { familyOf } from '../registry'

const SIDE = 512
/** Of a square frame. */
const UNITS = 1000

function compose(id: string, traits: readonly Trait[], inPlace = false): readonly Layer[] {
  const brief = {
    main: { id, count: null, traits },
    ...{ others: [], texts: [], traits: [], time: null, season: null, tint: null },
    ...{ weather: new Set<never>(), moods: new Set<never>() },
  }
  const frame = makeFrame(UNITS, UNITS)
  const random = new Random(7)
  const composing: Partial<Composing> = { brief, frame, random, style: 'flat', inPlace }
  return (familyOf(id)?.compose(composing as Composing) ?? { layers: [] }).layers
}

const eachForm = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => [form, ...eachForm(form.inside ?? [])])
const findPart = (layers: readonly Layer[], part: PartId): Form[] =>
  layers.flatMap(({ forms }) => eachForm(forms)).filter((form) => form.part === part)
const measure = (forms: readonly Form[]) => measureBounds([{ name: '', stage: 'details', forms }])

describe('an animal', () => {
  it('holds what is for paws in clothes too, upright in a place', () => {
    const clothes = { slot: 'clothes', value: 'space' }
    const upright = (traits: readonly Trait[]): number =>
      findPart(compose('panda', [clothes, ...traits], true), 'leaves').length
    assert.ok(upright([{ slot: 'hold', value: 'bamboo' }]) > upright([]))
  })

  it('shows and reports what it holds or wears as people do', () => {
    for (const [prompt, said] of [
      ['弹吉他的兔子', 'hold:guitar'],
      ['拿手机的熊猫', 'hold:phone'],
      ['撑伞的狐狸', 'hold:umbrella'],
      ['拿着话筒唱歌的熊', 'hold:microphone'],
      ['拿着一束花的狗', 'hold:flower'],
      ['喝咖啡的猫', 'hold:cup'],
      ['喝奶茶的熊猫', 'hold:bubble-tea'],
      ['穿毛线衣的猫', 'clothes:sweater'],
      ['穿小裙子的兔子', 'clothes:dress'],
      ['a cat in a jumper', 'clothes:sweater'],
      ['a cat wearing a skirt', 'legs:skirt'],
      ['穿披风的狗', 'wear:cape'],
      ['背书包的小熊', 'wear:backpack'],
      ['戴耳机的猫', 'wears:headphones'],
      ['戴口罩的狗', 'wears:mask'],
      ['穿白色T恤的猫', 'clothes:tee'],
      ['穿太空装的猫', 'clothes:space'],
      ['太空猫', 'clothes:space'],
      ['宇航员小狗', 'role:astronaut'],
      ['a cat dressed as an astronaut', 'role:astronaut'],
      ['a cat in a space suit', 'clothes:space'],
      ['a cat in space drinking bubble tea', 'hold:bubble-tea'],
      ['戴贝雷帽的狐狸画家', 'role:painter'],
      ['小熊厨师', 'role:chef'],
      ['消防员小狗', 'role:firefighter'],
      ['穿着围裙做蛋糕的小熊', 'table:cake'],
      ['弹古筝的兔子', 'table:guzheng'],
      ['穿红色雨靴的兔子', 'shoes:wellies'],
      ['戴手套的猫', 'wear:gloves'],
      ['穿龙袍的猫', 'clothes:dragon-robe'],
    ] as const) {
      const size = { width: SIDE, height: SIDE }
      const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed: 5, ...size })
      const { picture } = plan
      const traits = picture.kind === 'illustration' ? picture.brief.main.traits : []
      assert.ok(
        traits.some(({ slot, value }) => `${slot}:${value}` === said),
        prompt,
      )
      assert.deepEqual(renderPlan(plan).reading.ignored, [], prompt)
    }
  })

  it('has what it holds between its fingers, on arms from its shoulders', () => {
    for (const [id, value, part] of [
      ['rabbit', 'guitar', 'guitar'],
      ['panda', 'phone', 'screen'],
      ['bear', 'microphone', 'microphone'],
      ['pig', 'ice-cream', 'scoop'],
    ] as const)
      for (const inPlace of [false, true]) {
        const layers = compose(id, [{ slot: 'hold', value }], inPlace)
        const held = layers.find(({ name }) => name === 'held')?.forms ?? []
        const thing = measure(findPart(layers, part))
        const arms = measure(held.filter(({ role }) => role === 'skin'))
        const [head] = layers.filter(({ name }) => name === 'head')
        const chin = measureBounds(head ? [head] : []).bottom
        const label = `${id}, ${value}${inPlace ? ' in a place' : ''}`
        assert.ok(arms.top < chin + 20, `${label}: arms begin under the head`)
        assert.ok(thing.right > arms.left && thing.left < arms.right, `${label}: between the arms`)
        assert.ok(thing.bottom > chin && thing.bottom < UNITS + 60, `${label}: in the frame`)
      }
  })

  it('holds the mug that stored plans call a cup, and bubble tea in a larger one', () => {
    const tall = (value: string): number => {
      const { top, bottom } = measure(findPart(compose('cat', [{ slot: 'hold', value }]), 'cup'))
      return bottom - top
    }
    assert.ok(tall('cup') > 50 && tall('bubble-tea') > 1.4 * tall('cup'))
    assert.ok(findPart(compose('robot', [{ slot: 'hold', value: 'cup' }]), 'cup').length > 0)
  })

  it('has its head and ears within the round helmet of a space suit', () => {
    for (const id of ['cat', 'rabbit', 'penguin'])
      for (const inPlace of [false, true]) {
        const layers = compose(id, [{ slot: 'role', value: 'astronaut' }], inPlace)
        const helmet = measure(findPart(layers, 'helmet'))
        const head = measureBounds(layers.filter(({ name }) => name === 'head'))
        const label = `${id}${inPlace ? ' in a place' : ''}`
        assert.ok(helmet.top < head.top && helmet.bottom > head.bottom, label)
        assert.ok(helmet.left < head.left && helmet.right > head.right, label)
        assert.ok(helmet.top > 0, `${label}: in the frame`)
      }
  })

  it('has boots and mittens on its own paws, in their colours', () => {
    const [boots] = findPart(
      compose('rabbit', [{ slot: 'shoes', value: 'wellies', tint: 'red' }]),
      'shoes',
    )
    const fill = boots?.fill
    assert.ok(fill && !('kind' in fill) && fill[2] < 40)
  })

  it('has two mittens, on wings too, in the colour that the words give them', () => {
    for (const id of ['cat', 'bear', 'penguin', 'owl', 'chick', 'snowman'] as const) {
      const wear = { slot: 'wear', value: 'gloves', tint: 'green' } as const
      const forms = compose(id, [wear, { slot: 'pose', value: 'sitting' }]).find(
        ({ name }) => name === 'body',
      )?.forms
      const green = (forms ?? []).filter(
        ({ fill }) => !('kind' in fill) && fill[1] > 0.06 && Math.abs(fill[2] - 145) < 30,
      )
      const sides = green.map((one) =>
        Math.sign(measure([one]).left + measure([one]).right - UNITS),
      )
      assert.deepEqual([green.length, sides.reduce((sum, side) => sum + side, 0)], [6, 0], id)
      assert.ok(measure(green).bottom < UNITS && measure(green).right < UNITS, id)
    }
  })

  it('does at a table what people do there, also in a place', () => {
    for (const inPlace of [false, true]) {
      const layers = compose('bear', [{ slot: 'table', value: 'zither' }], inPlace)
      const table = layers.at(-1)
      assert.equal(table?.name, 'table')
      assert.ok(table.forms.some(({ role }) => role === 'skin'))
      const face = measureBounds(layers.filter(({ name }) => name === 'face'))
      assert.ok(face.bottom < measure(table.forms).top)
    }
  })

  it('has a role only where a word next to it says so', () => {
    for (const [prompt, roles] of [
      ['柴犬宇航员', ['astronaut']],
      ['打扮成宇航员的猫', ['astronaut']],
      ['一只猫和一个宇航员', []],
      ['猫坐在宇航员旁边', []],
      ['医生给小猫看病', []],
      ['皇帝企鹅', []],
    ] as const) {
      const intent = readIntent(prompt)
      const traits = intent.kind === 'illustration' ? intent.brief.main.traits : []
      const given = traits.filter(({ slot }) => slot === 'role').map(({ value }) => value)
      assert.deepEqual(given, roles, prompt)
    }
  })

  it('has sleeves of its garment, and hands of its fur', () => {
    const worn = [
      { slot: 'clothes', value: 'sweater', tint: 'red' },
      { slot: 'hold', value: 'phone' },
    ] as const
    const held = compose('fox', worn).find(({ name }) => name === 'held')?.forms ?? []
    const count = (role: Form['role']) => held.filter((form) => form.role === role).length
    assert.equal(count('cloth'), 2)
    assert.equal(count('skin'), 8)
  })

  it('is seen down to its feet in a skirt or trousers', () => {
    const seen = ['jeans', 'trousers', 'shorts', 'skirt'].map((value) => {
      const layers = compose('cat', [{ slot: 'legs', value }])
      const own = layers.filter(({ thing, cast, stage }) => thing && !cast && stage !== 'ground')
      assert.ok(measureBounds(own).bottom < UNITS, value)
      return JSON.stringify(layers)
    })
    assert.equal(new Set(seen).size, seen.length)
  })

  it('is upright in clothes in a place, all of it in the frame', () => {
    const layers = compose('bear', [{ slot: 'clothes', value: 'suit' }], true)
    assert.ok(findPart(layers, 'clothes').length > 0)
    const own = layers.filter(({ thing, cast, stage }) => thing && !cast && stage !== 'ground')
    const { top, bottom } = measureBounds(own)
    assert.ok(top > 0 && bottom < UNITS, `${top} … ${bottom}`)
  })
})

it('a garment is lighter or darker than its colour by itself, on animals and people', () => {
  for (const id of ['dog', 'boy'] as const) {
    const [light = 0, plain = 0, dark = 0] = (['light', undefined, 'dark'] as const).map(
      (shade) => {
        const garment = { slot: 'clothes', value: 'sweater', tint: 'blue', ...(shade && { shade }) }
        const [trunk] = findPart(compose(id, [garment as Trait]), 'clothes')
        const fill = trunk?.fill
        return fill && !('kind' in fill) ? fill[0] : NaN
      },
    )
    assert.ok(light > plain + 0.15 && plain > dark + 0.12, `${id}: ${light}, ${plain}, ${dark}`)
  }
})

it('a garment of a colour without a hue, or with a shade, is reported as drawn', () => {
  for (const prompt of ['穿浅色连衣裙的女孩', '穿深色西装的男人', '穿浅黄色连衣裙的兔子']) {
    const size = { width: SIDE, height: SIDE }
    const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed: 5, ...size })
    assert.deepEqual(renderPlan(plan).reading.ignored, [], prompt)
  }
})

it('a cape has the colour that the words give it, on animals and people', () => {
  for (const prompt of ['披着红色披风的猫', '披着红色披风的男孩']) {
    const size = { width: SIDE, height: SIDE }
    const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed: 20, ...size })
    assert.deepEqual(renderPlan(plan).reading.ignored, [], prompt)
  }
})
