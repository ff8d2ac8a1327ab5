import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planPicture } from './planning/plan-picture'
import { prepareLarge } from './prepare'
import { shownIn } from './shown'
import type { Sight } from './sight'

const UNSEEN: Sight = {
  scene: null,
  paint: () => assert.fail('painted'),
}

test('what many forms show in their own colours is not painted to prove it', () => {
  const request = {
    prompt: '戴红色围巾的橘猫',
    negativePrompt: '',
    style: 'flat' as const,
    seed: 3,
  }
  const large = prepareLarge({ ...request, width: 512, height: 512 })
  assert.ok(large)
  const { intent, prepared } = large
  const { illustration, style, compose } = prepared
  const { family, brief } = intent
  const shows = shownIn({ family, brief, illustration, style, compose, place: null, sight: UNSEEN })
  assert.ok(shows({ of: 'main' }))
  assert.ok(shows({ of: 'trait', slot: 'wears', value: 'scarf' }))
})

test('a second animal of a bust is seen, though its body goes on below the frame', () => {
  const request = { prompt: '猫和狗', negativePrompt: '', style: null, seed: 3 }
  const { reading } = planPicture({ ...request, width: 256, height: 256 })
  assert.deepEqual([reading.understood, reading.missing], [['猫', '狗'], undefined])
})

test('who is on another thing is seen to sit', () => {
  const request = { prompt: '一个女孩坐在地毯上', negativePrompt: '', style: null, seed: 1 }
  const { reading } = planPicture({ ...request, width: 256, height: 256 })
  assert.deepEqual([reading.ignored, reading.missing], [[], undefined])
})
