import assert from 'node:assert/strict'
import { test } from 'node:test'
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
