import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import type { FallingLayer } from '../drawing'
import { paintFalling } from './neon/sky'
import { NeonSheet } from './neon/finish'
import { liftFalling } from './wash/sky'
import { Sheet } from './wash/sheet'

const SIDE = 512
const RAIN: FallingLayer = { kind: 'rain', depth: 0, amount: 1 }

describe('rain in one picture', () => {
  it('lifts streaks of a wash that the eye finds', () => {
    const sheet = new Sheet(SIDE, SIDE, 0.5)
    for (let i = 0; i < SIDE * SIDE; i++) sheet.lay(i, 0, 1, [1, 1, 1])
    liftFalling(sheet, RAIN, new Random(3))
    const streaks = sheet.red.filter((left) => left < 0.72).length / (SIDE * SIDE)
    assert.ok(streaks > 0.01, streaks.toFixed(4))
  })

  it('shines in neon, also without a street', () => {
    const sheet = new NeonSheet(SIDE, SIDE, 0.5)
    paintFalling(sheet, RAIN, new Random(3))
    const streaks = sheet.light.blue.filter((light) => light > 60).length / (SIDE * SIDE)
    assert.ok(streaks > 0.008, streaks.toFixed(4))
  })
})
