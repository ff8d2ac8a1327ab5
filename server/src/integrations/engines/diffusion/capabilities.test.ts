import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildOfferCapabilities } from './capabilities'
import { FAMILIES } from './families'
import type { Skill } from './plans/plan'

const REPORTS = { progress: true, preview: true, cancel: true }

test('a tool that no checkpoint changes is offered once, not once a checkpoint', () => {
  const models = ['a', 'b', 'c'].map((id) => ({
    id,
    title: id,
    family: FAMILIES.sdxl,
  }))
  const skills = new Set<Skill>(['enlarge', 'captions'])
  const can = buildOfferCapabilities({ models, skills }, REPORTS)
  const offering = (tool: string) =>
    can.models.filter(({ can: own }) => own?.tools?.includes(tool)).map(({ id }) => id)
  assert.deepEqual(offering('upscale'), ['a'])
  assert.deepEqual(offering('img2tag'), ['a'])
  assert.deepEqual(offering('text2img'), ['a', 'b', 'c'])
})
