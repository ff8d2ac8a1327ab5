import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareLandscape } from '../prepare'
import { findLight } from '../scenes/parts/sky'
import { choosePalette, isSunny } from './choose'
import { Random } from '../../lib/random'

const sceneFor = (prompt: string, seed: number) =>
  prepareLandscape({ prompt, negativePrompt: '', style: 'flat', width: 128, height: 128, seed })
    .scene

const blue = ([, c, h]: readonly [number, number, number]): boolean =>
  c > 0.06 && h > 200 && h < 270

test('a sunny day has its sun and a blue sky, whatever the mood', () => {
  for (const prompt of ['花园，阳光明媚', '晴朗的草原', '苏州园林，晴天', '梦幻花园，正午的阳光'])
    for (let seed = 1; seed <= 5; seed++) {
      const scene = sceneFor(prompt, seed)
      assert.ok(isSunny(scene.slots), prompt)
      for (const motif of ['corridor', 'rock-garden', 'moon-gate'] as const)
        assert.ok(!scene.motifs?.includes(motif), `${prompt} ${motif}`)
      const palette = choosePalette(scene.slots, new Random(seed))
      assert.ok(blue(palette.sky[0]), `${prompt} ${seed} ${palette.sky[0].join()}`)
      assert.equal(findLight(scene), 'sun', prompt)
    }
})
