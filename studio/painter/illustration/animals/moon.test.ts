import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { readPicture } from '../../paint'

it('who sits in the moon has it under the feet, a night around and no other moon', () => {
  for (const prompt of ['坐在月亮上的猫', '坐在弯月上的女孩']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const { brief, setting } = intent
    assert.ok(
      brief.main.traits.some(({ value }) => value === 'moon'),
      prompt,
    )
    const moon = setting?.find(({ meaning }) => meaning.value === 'moon')
    assert.equal(moon?.denied, true, prompt)
    assert.equal(brief.time, 'night', prompt)
    const size = { width: 256, height: 256 }
    const reading = readPicture({ prompt, negativePrompt: '', style: null, seed: 3, ...size })
    assert.deepEqual(reading.ignored, [], prompt)
  }
})
