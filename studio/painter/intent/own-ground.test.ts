import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AFLOAT } from '../illustration/creatures/compose'
import { traitOf } from '../illustration/family'
import { readIntent } from './intent'

const read = (prompt: string) => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  const scenes = (intent.setting ?? []).flatMap(({ meaning: { slot, value } }) =>
    slot === 'scene' ? [value] : [],
  )
  return { ...intent, scenes, isAfloat: traitOf(intent.brief.main, AFLOAT) !== null }
}

describe('birds that swim', () => {
  for (const prompt of ['湖面上的天鹅', '池塘里的鸭子', '小鸭子戏水', '一只白鸭在河里游'])
    it(`${prompt}: on the water`, () => {
      const { isAfloat, scenes, family, brief } = read(prompt)
      assert.ok(isAfloat)
      assert.deepEqual(scenes, ['lake'])
      assert.equal(family.isGrounded?.(brief.main), false)
    })

  for (const prompt of ['湖边的天鹅', '鸭子', '草地上的鸭子', '湖面上的老鹰'])
    it(`${prompt}: on land`, () => assert.equal(read(prompt).isAfloat, false))
})

describe('swimmers where they are named', () => {
  for (const [prompt, scene] of [
    ['沙漠中的鲨鱼', 'desert'],
    ['鲨鱼在城市街道上空游动', 'city'],
    ['鲸鱼在云海中飞翔', 'cloud-sea'],
    ['鲸鱼在天空中飞翔', 'cloud-sea'],
    ['天空中的鲸鱼', 'cloud-sea'],
    ['太空中的鲸鱼', 'night-sky'],
  ] as const)
    it(`${prompt}: in that place`, () => {
      const { scenes, reading } = read(prompt)
      assert.deepEqual([...new Set(scenes)], [scene])
      assert.deepEqual(reading.ignored, [])
    })

  for (const prompt of ['大海里的鲸鱼', '海底的鲨鱼', '小丑鱼和珊瑚', '鲸鱼'])
    it(`${prompt}: in their own water`, () => assert.equal(read(prompt).setting, null))
})

describe('eagles and doves', () => {
  for (const prompt of ['老鹰在天空翱翔', '天空中的老鹰', '和平鸽在蓝天飞翔'])
    it(`${prompt}: in flight`, () => {
      const { brief, reading } = read(prompt)
      assert.equal(traitOf(brief.main, 'does')?.value, 'fly')
      assert.deepEqual(reading.ignored, [])
    })
})
