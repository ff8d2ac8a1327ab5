/** A large subject has its feet on the ground of its place, at a size that fits it. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../lib/random'
import { prepareIllustration } from './illustrate'
import { readIntent } from './intent/intent'
import { paintPicture } from './paint'
import { isWetAt } from './scenes/parts/bank'

const SEEDS = [1, 2, 3, 4]

function prepare(prompt: string, seed: number) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', `${prompt}: ${intent.kind}`)
  const request = { negativePrompt: '', style: null, width: 128, height: 128 }
  return prepareIllustration(intent, request, new Random(seed))
}

function hasBank(prompt: string, seed: number): boolean {
  const layers = prepare(prompt, seed).place?.scene.layers ?? []
  return layers.some((layer) => layer.kind === 'shapes' && layer.name === 'bank')
}

/** Top and bottom of what is drawn, shares of the frame. */
function measureHeight(prompt: string, seed: number): { top: number; bottom: number } {
  const { layers, frame } = prepare(prompt, seed).illustration
  const own = layers.filter(({ stage }) => !/^(ground|setting)$/.test(stage))
  const ys = own.flatMap(({ forms }) =>
    forms
      .filter(({ role }) => role !== 'shadow')
      .flatMap(({ rings }) => rings.flat().map(([, y]) => y)),
  )
  const [top, bottom] = ys.reduce(
    ([a, b], y) => [Math.min(a, y), Math.max(b, y)],
    [Infinity, -Infinity],
  )
  return { top: top / frame.height, bottom: bottom / frame.height }
}

describe('a place of water', () => {
  it('has land under the wheels of what is wide', () => {
    for (const seed of SEEDS) {
      const { illustration, place } = prepare('海边沙滩上的自行车', seed)
      const scene = place?.scene
      assert.ok(scene)
      const { bottom } = measureHeight('海边沙滩上的自行车', seed)
      const wheel = bottom * illustration.frame.height * (scene.width / illustration.frame.width)
      const nearest = [...scene.layers].sort((a, b) => a.depth - b.depth)
      for (const x of [0.3, 0.7]) {
        const under = nearest.map((layer): boolean | null =>
          isWetAt(layer, [x * scene.width, wheel]),
        )
        assert.equal(
          under.find((one) => one !== null),
          false,
          `${seed} ${x} ${bottom}`,
        )
      }
    }
  })

  it('has land under the feet of a person, an animal and a bicycle', () => {
    for (const prompt of ['湖边的女孩', '湖边的小鹿', '女孩骑自行车在湖边'])
      assert.ok(
        SEEDS.every((seed) => hasBank(prompt, seed)),
        prompt,
      )
    const coasts = SEEDS.filter((seed) => hasBank('海边的女孩', seed)).length
    // a beach reaches to the viewer by itself
    assert.ok(coasts > 0 && coasts < SEEDS.length, String(coasts))
  })

  it('has none before a ship and a dragon, and no other place has', () => {
    for (const prompt of ['海上的轮船，大海', '龙在海上', '草原上的女孩', '森林里的鹿'])
      assert.ok(!SEEDS.some((seed) => hasBank(prompt, seed)), prompt)
  })
})

describe('an animal in a place', () => {
  it('is painted in that place, whole, with its feet on the ground', () => {
    for (const prompt of ['森林里的熊', '草原上的狗', '雪地里的狐狸', '海边的猫', '两只兔子，草地'])
      for (const seed of SEEDS) {
        assert.ok(prepare(prompt, seed).place, prompt)
        const { top, bottom } = measureHeight(prompt, seed)
        assert.ok(bottom > 0.88 && bottom < 0.98, `${prompt} ${seed}: ${bottom}`)
        assert.ok(top > 0.08, `${prompt} ${seed}: ${top}`)
      }
  })

  it('is no giant in a classroom', () => {
    for (const seed of SEEDS) assert.ok(measureHeight('教室里的猫', seed).top > 0.12)
  })
})

describe('a thing that is named behind a large subject', () => {
  it('is painted there, and the subject moves aside from it', () => {
    for (const [prompt, id] of [
      ['亭子前的女孩', 'pavilion'],
      ['风车前的猫', 'windmill'],
      ['城堡前的骑士', 'castle'],
      ['男孩和灯塔', 'lighthouse'],
      ['瀑布下的少女', 'fall'],
    ] as const)
      for (const seed of SEEDS) {
        const { illustration, place } = prepare(prompt, seed)
        assert.ok(place, prompt)
        const { scene } = place
        const xs = scene.layers.flatMap((layer) =>
          layer.kind === 'shapes' &&
          layer.name.replace('sheet', 'fall').split(' ')[0] === id &&
          layer.role !== 'reflection'
            ? layer.shapes.flatMap(({ points }) => points.map(([x]) => x / scene.width))
            : [],
        )
        assert.ok(xs.length > 0, `${prompt} ${seed}`)
        const figure = illustration.layers
          .flatMap(({ forms }) => forms)
          .flatMap(({ rings }) => rings.flat().map(([x]) => x / illustration.frame.width))
        const [left, right] = [Math.min(...xs), Math.max(...xs)]
        const [from, to] = [Math.min(...figure), Math.max(...figure)]
        const hidden = Math.min(right, to) - Math.max(left, from)
        assert.ok(hidden < (right - left) * 0.7, `${prompt} ${seed}: ${hidden}`)
      }
  })

  it('is in the open air where no place is named', () => {
    assert.ok(prepare('大树下的老人', 1).place?.scene.slots.scene === 'grassland')
    assert.ok(prepare('湖边大树下的老人', 1).place?.scene.slots.scene === 'lake')
  })
})

describe('a kitchen and a shop', () => {
  it('are what is behind the person in them, their furniture before the wall', () => {
    for (const [prompt, part] of [
      ['厨房里的女孩', 'cabinets'],
      ['厨房里的猫', 'fridge'],
      ['超市里的妈妈', 'shelves'],
      ['商店里的男孩', 'counter'],
    ] as const)
      for (const seed of SEEDS) {
        const { illustration, style } = prepare(prompt, seed)
        assert.notEqual(style, 'ink', prompt)
        const behind = illustration.layers.findIndex(({ name }) => name === part)
        const first = illustration.layers.findIndex(({ stage }) => stage !== 'setting')
        assert.ok(behind >= 0 && behind < first, `${prompt} ${seed}`)
      }
  })
})

describe('a window', () => {
  it('shows the weather and the hour outside, and says so', () => {
    for (const word of ['雨', '雪', '月亮', '夜景']) {
      const { reading } = paintPicture({
        ...{ prompt: `一只橘猫坐在窗台上看${word}`, negativePrompt: '', style: 'flat', seed: 3 },
        ...{ width: 64, height: 64 },
      })
      assert.ok(reading.understood.join(' ').includes(word), word)
    }
  })
})
