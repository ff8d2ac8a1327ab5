import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNewRatio, findRatio } from './named-ratio'

const OFFERED = ['1:1', '3:4', '9:16', '16:9'].map((ratio) => ({ ratio }))

test('a prompt names the shape of its picture', () => {
  for (const [prompt, ratio] of [
    ['生成一张赛博风城市夜景，横版', '16:9'],
    ['画一幅竖版的星空', '9:16'],
    ['手机壁纸，樱花', '9:16'],
    ['雨后清晨的厨房，16：9', '16:9'],
    ['一只猫，正方形构图', '1:1'],
    ['不要横版，雪山', null],
    ['雪山下的湖', null],
  ] as const)
    assert.equal(findRatio(prompt), ratio, prompt)
})

test('only what is newly named and offered changes the form', () => {
  assert.equal(findNewRatio('星空', '星空，竖版', OFFERED), '9:16')
  // chosen by hand since
  assert.equal(findNewRatio('星空，竖版', '星空，竖版，流星', OFFERED), null)
  assert.equal(findNewRatio('星空', '星空，21:9', OFFERED), null)
})
