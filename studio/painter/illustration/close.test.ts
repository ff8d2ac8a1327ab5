import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../lib/random'
import { readIntent } from '../intent/intent'
import { makeFrame } from './node'

describe('a close look', () => {
  it('shows a face larger than a portrait does', () => {
    const measureSize = (prompt: string): number => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      const { brief, family } = intent
      const { focus } = family.compose({
        ...{ brief, frame: makeFrame(1, 1), random: new Random(4), style: 'flat' },
        standsInSetting: false,
      })
      return focus.radius
    }
    for (const who of ['女孩', '老爷爷', '小猫', '老虎']) {
      const [near, far] = [measureSize(`${who}特写`), measureSize(`${who}头像`)]
      assert.ok(near > far * 1.2, `${who}: ${near.toFixed()} ${far.toFixed()}`)
    }
  })
})
