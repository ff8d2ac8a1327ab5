import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessRole } from './reference-guess'

const CASES: readonly [prompt: string, number: number, role: string | null][] = [
  ['@1站在@2那样的湖边放灯，手里捧着@3，夜里', 1, 'person'],
  ['@1站在@2那样的湖边放灯，手里捧着@3，夜里', 2, null],
  ['@1站在@2那样的湖边放灯，手里捧着@3，夜里', 3, 'object'],
  ['雪山，用@1的画风', 1, 'style'],
  ['雪山，画风学@1', 1, 'style'],
  ['雪山，颜色照 @2', 2, 'colour'],
  ['照＠1的构图画一座塔', 1, 'layout'],
  ['@1的女孩在海边', 1, 'person'],
  ['主角是@4，骑着马', 4, 'person'],
  ['戴着@1的女孩', 1, 'object'],
  ['桌上放着@2', 2, 'object'],
  ['雪山', 1, null],
  ['@12的画风', 1, null],
]

for (const [prompt, number, role] of CASES) {
  test(`the use of picture ${number} in “${prompt}” is guessed as ${role ?? 'unknown'}`, () => {
    assert.equal(guessRole(prompt, number), role)
  })
}
