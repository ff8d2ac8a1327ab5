import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkParams } from '@contract/tools/check'
import { text2img } from '@contract/tools/text2img'
import { readIntent } from '@studio/painter/intent/intent'
import { createWordSafety } from '../../integrations/safety/words'
import { PRESETS } from '../samples/presets'
import { RANDOM_PROMPTS } from './prompts'
import { pickPrompt } from './random-prompt'

describe('prompts to start from', () => {
  test('there are at least sixty, all different', () => {
    assert.ok(RANDOM_PROMPTS.length >= 60)
    assert.equal(new Set(RANDOM_PROMPTS).size, RANDOM_PROMPTS.length)
  })

  test('the embedded engine understands every word of them, and of the presets', () => {
    const presets = PRESETS.map(({ params }) => params.prompt ?? '')
    for (const prompt of [...RANDOM_PROMPTS, ...presets]) {
      const intent = readIntent(prompt)
      assert.notEqual(intent.kind, 'declined', prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
    }
  })

  test('the safety check lets all of them pass', async () => {
    const safety = createWordSafety()
    for (const prompt of RANDOM_PROMPTS) {
      assert.deepEqual(await safety.check([prompt]), { allowed: true }, prompt)
    }
  })

  test('the last one is never given again, and every other one can be', () => {
    const [last] = RANDOM_PROMPTS
    const others = RANDOM_PROMPTS.length - 1
    const picked = new Set(
      Array.from({ length: others }, (_, n) => pickPrompt(last, () => (n + 0.5) / others)),
    )
    assert.equal(picked.size, others)
    assert.equal(picked.has(String(last)), false)
  })

  test('presets are parameters their tool accepts', () => {
    for (const { id, params } of PRESETS) assert.deepEqual(checkParams(text2img, params), [], id)
  })
})
