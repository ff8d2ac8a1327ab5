import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { makeFrame } from '../node'
import { buildStage } from './stage'
import { Random } from '../../../lib/random'
import { inLaboratory, laboratory } from './laboratory'

it('is a place of its own, and behind who works there', () => {
  for (const [prompt, main, place] of [
    ['一个明亮的实验室，桌上放着各种科学仪器', 'laboratory', undefined],
    ['实验室里的机器人', 'robot', 'laboratory'],
    ['科学家在实验室做实验', 'scientist', 'laboratory'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.deepEqual([intent.brief.main.id, intent.brief.place?.id], [main, place], prompt)
  }
})

it('has its bench at the wall where one is before it', () => {
  const intent = readIntent('实验室')
  assert.ok(intent.kind === 'illustration')
  const random = new Random(3)
  const stage = buildStage({ brief: intent.brief, frame: makeFrame(1000, 1000), random }, ['day'])
  const lowest = (layers: ReturnType<typeof laboratory>): number => {
    const bench = layers.find(({ name }) => name === 'bench')
    return Math.max(...(bench?.forms.flatMap(({ rings }) => rings.flat().map(([, y]) => y)) ?? []))
  }
  assert.ok(lowest(laboratory(stage)) > 1000)
  assert.ok(lowest(inLaboratory(stage)) < 900)
})
