import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKnown } from '../../../tools/planned/picture'
import { planPicture } from '../../planning/plan-picture'
import { suggestEdits } from './suggestions'

function suggest(prompt: string, most = 3): string[] {
  const size = { width: 512, height: 512, seed: 3 }
  const plan = planPicture({ prompt, negativePrompt: '', style: null, ...size })
  const picture = readKnown(plan) ?? assert.fail()
  return suggestEdits(picture, { most, longest: 8 }).map(({ sentence }) => sentence)
}

test('the thing that a picture is about is not offered for removal', () => {
  const sentences = suggest('一只猫', 9)
  assert.ok(sentences.length >= 3, sentences.join())
  assert.ok(!sentences.some((sentence) => sentence.includes('去掉')), sentences.join())
})

test('hour, colour and weather come first, a removal last', () => {
  assert.deepEqual(suggest('湖边小屋，小船，月亮'), ['改成黄昏', '屋换成红色', '改成下雪天'])
  const all = suggest('湖边小屋，小船，月亮', 9)
  assert.ok(all.findIndex((sentence) => sentence.startsWith('去掉')) === all.length - 1, all.join())
})

test('no sentence is longer than its chip', () => {
  assert.ok(suggest('湖边小屋，小船，月亮', 9).every((sentence) => [...sentence].length <= 8))
})
