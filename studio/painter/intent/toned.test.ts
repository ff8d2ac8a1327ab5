import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planPicture } from '../planning/plan-picture'
import { buildForecast } from './forecast'
import { findTone } from './toned'

it('words for muted colours tone the whole picture', () => {
  for (const prompt of [
    '女孩，低饱和度色调',
    '一個人下圍棋，沉穩色調',
    '莫兰迪色系的女孩',
    '素雅的女子',
  ])
    assert.ok((findTone(prompt)?.tone.colour ?? 0) < -0.3, prompt)
  assert.ok((findTone('暗调人像')?.tone.light ?? 0) < -0.3)
  for (const prompt of ['沉稳的男人', '不要低饱和', '高级感', '一只猫', '暗色调料'])
    assert.equal(findTone(prompt), null, prompt)
})

it('the words of a tone are those of a manner, and the plan has it', () => {
  const { manner, ignored } = buildForecast('一個人在下圍棋，沉穩色調')
  assert.ok(manner?.includes('沉穩色調'))
  assert.deepEqual(ignored, [])
  const size = { width: 96, height: 96 }
  const plan = planPicture({
    prompt: '沉稳色调的客厅',
    negativePrompt: '',
    seed: 3,
    style: null,
    ...size,
  })
  assert.ok((plan.tone?.colour ?? 0) < 0)
})
