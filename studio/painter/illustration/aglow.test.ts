import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import { prepareIllustration } from '../illustrate'
import { type IllustrationIntent, readIntent } from '../intent/intent'
import { paintPicture } from '../paint'
import type { StyleId } from '../slots'
import type { Layer } from './node'
import { measureBounds } from './uses/compose'

const SIZE = { width: 384, height: 384 }

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

function compose(prompt: string, style: StyleId | null = 'flat') {
  const request = { ...SIZE, negativePrompt: '', style }
  return prepareIllustration(read(prompt), request, new Random(5))
}

const own = ({ stage, name }: Layer): boolean =>
  !/^(ground|setting)$/.test(stage) && !/^(glow|shadow)$/.test(name)

function meanLevel(prompt: string, style: StyleId): number {
  const { rgba } = paintPicture({ ...SIZE, prompt, style, seed: 5, negativePrompt: '' })
  // the corners, which no thing reaches
  const corner = Array.from({ length: 60 * 60 }, (_, i) => (i % 60) + Math.floor(i / 60) * 384)
  return corner.reduce((sum, at) => sum + (rgba[at * 4 + 1] ?? 0), 0) / corner.length
}

describe('a thing that gives light', () => {
  it('is in the dark, with a halo, in every style that has a dark', () => {
    for (const style of ['flat', 'soft', 'oil', 'papercut'] as const) {
      const [lit, plain] = [meanLevel('一朵发光的玫瑰', style), meanLevel('一朵玫瑰', style)]
      assert.ok(lit < plain * 0.6, `${style}: ${lit.toFixed()} ${plain.toFixed()}`)
    }
  })

  it('is never washed out by an automatic style', () => {
    const styles = Array.from({ length: 12 }, (_, seed) => {
      const request = { ...SIZE, negativePrompt: '', style: null }
      return prepareIllustration(read('一朵发光的玫瑰'), request, new Random(seed)).style
    })
    assert.ok(!styles.includes('watercolour'), styles.join(' '))
  })

  it('is reported', () => {
    const { reading } = paintPicture({
      ...{ ...SIZE, prompt: '闪闪发光的钻石戒指', style: 'soft', seed: 7, negativePrompt: '' },
    })
    assert.deepEqual([reading.understood, reading.ignored], [['闪闪发光的钻石戒指'], []])
  })
})

describe('a thing in the air', () => {
  it('is above where it would be on the ground, whole, with its shadow below', () => {
    for (const thing of ['茶壶', '蛋糕', '跑车']) {
      const { illustration } = compose(`一个悬浮的${thing}`)
      const { illustration: grounded } = compose(`一个${thing}`)
      const [up, down] = [illustration, grounded].map(({ layers }) =>
        measureBounds(layers.filter(own)),
      )
      assert.ok(up && down)
      assert.ok(up.bottom < down.bottom - 50 && up.top > 0, thing)
      const shadows = illustration.layers.flatMap(({ forms }) =>
        forms.filter(({ role }) => role === 'shadow'),
      )
      assert.ok(shadows.length > 0, thing)
    }
  })
})

/** Layers of a picture by what they belong to: `weather`, `other 1 1`. */
function find(prompt: string, name: string, style: StyleId = 'flat'): Layer[] {
  const { layers } = compose(prompt, style).illustration
  return layers.filter((one) => one.name === name || (one.thing === name && !one.cast))
}

const heightAt = (layers: readonly Layer[]): readonly number[] => {
  const { left, top, right, bottom } = measureBounds(layers)
  return [left, top, right, bottom].map(Math.round)
}

describe('what is around a thing in the air or in its light', () => {
  it('stays where it is: rain, waves and a second thing', () => {
    for (const [thing, around] of [
      ['跑车，下雨天', 'weather'],
      ['轮船', 'waves'],
      ['跑车，旁边有一只猫', 'other 1 1'],
    ] as const) {
      const plain = heightAt(find(`一个${thing}`, around))
      assert.ok(plain.every(Number.isFinite), thing)
      assert.deepEqual(heightAt(find(`一个悬浮的${thing}`, around)), plain, thing)
      const [up, down] = ['悬浮的', ''].map((word) =>
        measureBounds(find(`一个${word}${thing}`, 'main 1')),
      )
      assert.ok(up && down && up.bottom < down.bottom - 50, thing)
    }
  })

  it('is in the same order, dark before the light; rain and the thing itself are not', () => {
    const order = (prompt: string) =>
      compose(prompt)
        .illustration.layers.map(({ name }) => name)
        .filter((name) => !/^(night|halo|glow)$/.test(name))
    assert.deepEqual(order('一艘发光的轮船'), order('一艘轮船'))
    const isDark = (prompt: string, name: string): boolean =>
      find(prompt, name).every(({ forms }) =>
        forms.every(({ inside = [] }) => inside.at(-1)?.blend === 'multiply'),
      )
    assert.ok(isDark('一艘发光的轮船', 'waves'))
    assert.ok(isDark('一个发光的茶壶，旁边放着一个苹果', 'other 1 1'))
    assert.ok(!isDark('一艘发光的轮船', 'main 1'))
    assert.ok(!isDark('一辆发光的跑车，下雨天', 'weather'))
  })
})

describe('a boat on the water', () => {
  it('is not lifted by the word for floating', () => {
    for (const prompt of ['生成一幅船漂浮在水面上的图像', '一艘帆船漂浮在海面上'])
      assert.ok(!read(prompt).brief.main.traits.some(({ slot }) => slot === 'float'), prompt)
  })
})

describe('kinds of a thing', () => {
  it('are drawn as what they are', () => {
    for (const [prompt, id] of Object.entries({
      画一辆越野车: 'suv',
      一辆出租车: 'taxi',
      一辆警车: 'police-car',
      一辆消防车: 'fire-engine',
      画一杯冰牛奶: 'glass-of-milk',
      画两只小鸟在树上: 'songbird',
    }))
      assert.equal(read(prompt).brief.main.id, id, prompt)
  })

  it('have their own colour behind a person: 银杏 is golden', () => {
    const tree = read('一个美女，银杏树下').setting?.find(
      ({ meaning }) => meaning.value === 'maple',
    )
    assert.equal(tree?.tint, 'gold')
  })
})
