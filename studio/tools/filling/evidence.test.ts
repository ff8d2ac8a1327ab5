import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Evidence, isDecided, verdictOfEvidence } from './evidence'

/** A removal with nothing against it: the thing is gone as a whole, in front of a detailed ground. */
const GOOD: Evidence = {
  cut: false,
  appeared: false,
  remained: false,
  facts: { detailShare: 0.9, detailAround: 10, subjectInside: 0.6, subjectAtRim: 0 },
  patches: { blocks: 20, fog: 0.1, copied: 0 },
  seam: 10,
  remnant: { covered: 1, again: null },
  signs: { tapped: false, share: 0.2, strange: 0.02, faint: false, subjectAfter: 0.05 },
}
const FOGGY = { ...GOOD, patches: { blocks: 20, fog: 0.6, copied: 0 } }
const SMEARED = {
  ...GOOD,
  facts: { detailShare: 0.2, detailAround: 10, subjectInside: 0.6, subjectAtRim: 0 },
}
const [FINE, DOUBTFUL] = ['fine', 'doubtful']

test('a thing that is gone as a whole is fine, with the detecting network and without', () => {
  assert.equal(verdictOfEvidence(GOOD), FINE)
  assert.equal(verdictOfEvidence({ ...GOOD, remnant: null }), FINE)
})

test('a part of the thing left outside of the hole is doubtful, a ground that was continued is not', () => {
  const left = { covered: 0.8, again: 0.3 }
  assert.equal(verdictOfEvidence({ ...GOOD, remnant: left }), DOUBTFUL)
  assert.equal(verdictOfEvidence({ ...GOOD, remnant: { covered: 0.1, again: 0.98 } }), FINE)
  // Of what lies mostly outside of the hole the mask changes more easily.
  assert.equal(verdictOfEvidence({ ...GOOD, remnant: { covered: 0.3, again: 0.85 } }), FINE)
  assert.equal(verdictOfEvidence({ ...GOOD, remnant: { covered: 0.3, again: 0.4 } }), DOUBTFUL)
})

test('fog, smears and copies are doubtful each', () => {
  const copied = { ...GOOD, patches: { blocks: 20, fog: 0, copied: 0.5 } }
  for (const one of [FOGGY, SMEARED, copied]) {
    assert.equal(verdictOfEvidence(one), DOUBTFUL)
    assert.equal(verdictOfEvidence({ ...one, remnant: null }), DOUBTFUL)
  }
})

test('but not where no edge is around the hole, or the ground is seen again', () => {
  const ground = { covered: 0.1, again: 0.98 }
  for (const one of [FOGGY, SMEARED]) {
    assert.equal(verdictOfEvidence({ ...one, seam: 1 }), FINE)
    assert.equal(verdictOfEvidence({ ...one, remnant: ground }), FINE)
  }
})

test('a hole within the subject is no ground, and two faults outweigh one excuse', () => {
  const ground = { covered: 0.1, again: 0.98 }
  const within = { detailShare: 0.5, detailAround: 10, subjectInside: 1, subjectAtRim: 0.6 }
  assert.equal(verdictOfEvidence({ ...FOGGY, facts: within, remnant: ground }), DOUBTFUL)
  const both = { ...SMEARED, patches: FOGGY.patches, seam: 1 }
  assert.equal(verdictOfEvidence(both), DOUBTFUL)
})

test('a cut body and what a detector finds in the hole decide alone', () => {
  for (const found of [{ cut: true }, { appeared: true }, { remained: true }]) {
    const one = { ...GOOD, ...found, seam: 0, remnant: { covered: 0.1, again: 1 } }
    assert.ok(isDecided(one))
    assert.equal(verdictOfEvidence(one), DOUBTFUL)
  }
  assert.equal(isDecided(FOGGY), false)
})

test('each sign of a failed removal decides alone, with an excuse as well', () => {
  const { signs } = GOOD
  assert.ok(signs)
  const tapped = { ...signs, tapped: true }
  const failed = [{ share: 0.6 }, { strange: 0.08 }, { faint: true }]
  const ofTaps = { ...tapped, subjectAfter: 0.3 }
  for (const sign of [...failed, ofTaps]) {
    const one: Evidence = { ...GOOD, seam: 0, signs: { ...signs, ...sign } }
    assert.ok(isDecided(one))
    assert.equal(verdictOfEvidence(one), DOUBTFUL)
  }
  const ground = { detailShare: 0.9, detailAround: 10, subjectInside: 0, subjectAtRim: 0 }
  const blurred = {
    ...GOOD,
    signs: tapped,
    facts: ground,
    patches: { blocks: 20, fog: 0.35, copied: 0 },
  }
  assert.equal(verdictOfEvidence(blurred), DOUBTFUL)
})

test('a brushed hole may leave the subject, and an added margin has no signs of a removal', () => {
  const brushed = { tapped: false, share: 0.2, strange: 0.02, faint: false, subjectAfter: 0.9 }
  assert.equal(verdictOfEvidence({ ...GOOD, signs: brushed }), FINE)
  assert.equal(verdictOfEvidence({ ...GOOD, signs: null }), FINE)
})

test('where no subject was, smears, fog, copies and parts that are left say nothing', () => {
  const ground = { detailShare: 0.2, detailAround: 10, subjectInside: 0.05, subjectAtRim: 0.1 }
  const weak = {
    ...GOOD,
    patches: { blocks: 20, fog: 0.6, copied: 0.3 },
    remnant: { covered: 0.8, again: 0.1 },
  }
  assert.equal(verdictOfEvidence({ ...weak, facts: ground }), FINE)
  assert.equal(verdictOfEvidence({ ...weak, facts: { ...ground, subjectInside: 0.6 } }), DOUBTFUL)
  assert.equal(verdictOfEvidence({ ...weak, facts: { ...ground, subjectAtRim: 0.5 } }), DOUBTFUL)
  assert.equal(verdictOfEvidence({ ...GOOD, facts: ground, remained: true }), DOUBTFUL)
})
