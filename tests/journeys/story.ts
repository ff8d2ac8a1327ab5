import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { JourneyDriver } from './driver'
import { PROMPT_TO_PICTURE, type Story } from './scenario'

/** A test for each step of the story; `driver` is created when the first of them begins. */
export function defineStory(driver: () => JourneyDriver, story: Story): void {
  let broken = false
  for (const step of PROMPT_TO_PICTURE) {
    it(step.title, async (t) => {
      // Each step builds on the one before it.
      if (broken) return t.skip('an earlier step failed')
      broken = true
      await step.run(driver(), story)
      assert.deepEqual(await driver().problems(), [])
      broken = false
    })
  }
}
