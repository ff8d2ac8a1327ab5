import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { composeTrack } from '@media/audio/compose-track'
import { useSoundBank } from '@media/audio/synth/bank'
import { interleave } from '@media/audio/track'
import { findModel, SOUND_BANK } from '@nets/catalog'
import { weightsPath } from '@nets/runtime/weights'
import { weightsFolder, without } from '@nets/testing/weights'

describe('samples of instruments', { skip: without(SOUND_BANK) }, () => {
  const model = findModel(SOUND_BANK)
  before(() => {
    if (model)
      useSoundBank({ path: weightsPath(weightsFolder, model), sha256: model.result.sha256 })
  })
  after(() => useSoundBank(null))

  const play = async (seed: number) => {
    const track = await composeTrack({ mood: 'calm', seed, frames: 96, fps: 24 })
    assert.equal(track.sampled, true)
    return createHash('sha256').update(interleave(track)).digest('hex')
  }

  test('one seed is the same samples in every run, another seed is not', async () => {
    const first = await play(1)
    assert.equal(await play(1), first)
    assert.notEqual(await play(2), first)
  })

  test('a damaged file is not played: simpler instruments are', async () => {
    if (!model) return
    useSoundBank({ path: weightsPath(weightsFolder, model), sha256: '0'.repeat(64) })
    const track = await composeTrack({ mood: 'calm', seed: 1, frames: 48, fps: 24 })
    assert.equal(track.sampled, false)
  })
})
