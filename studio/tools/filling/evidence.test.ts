import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Evidence, findFault, isDecided } from './evidence'

const NO_TRACES = { steps: 10, soft: 0.05, unique: 0 }

const SIGNS = {
  tapped: true,
  share: 0.03,
  strange: 0.02,
  faint: false,
  subjectAfter: 0.05,
  left: 0.1,
  traces: NO_TRACES,
  distance: 4,
  thing: 0,
}

/** A removal with nothing against it: the thing is gone as a whole, in front of a detailed ground. */
const GOOD: Evidence = {
  cut: null,
  appeared: false,
  remained: false,
  facts: { detailShare: 0.9, detailAround: 10, subjectInside: 0.6, subjectAtRim: 0 },
  patches: { blocks: 20, fog: 0.1, copied: 0 },
  seam: 10,
  remnant: { covered: 1, again: null },
  signs: SIGNS,
}
const BRUSHED: Evidence = { ...GOOD, signs: { ...SIGNS, tapped: false } }
/** An added margin, where several weak signs are weighed. */
const MARGIN: Evidence = { ...GOOD, signs: null }
const FOGGY = { ...MARGIN, patches: { blocks: 20, fog: 0.6, copied: 0 } }
const SMEARED = {
  ...MARGIN,
  facts: { detailShare: 0.2, detailAround: 10, subjectInside: 0.6, subjectAtRim: 0 },
}
const FINE = null

test('a thing that is gone as a whole is fine, with the detecting network and without', () => {
  assert.equal(findFault(GOOD), FINE)
  assert.equal(findFault({ ...GOOD, remnant: null }), FINE)
})

test('a part of the thing left outside of a brushed hole is a fault', () => {
  const find = (covered: number, again: number | null, more: Partial<Evidence> = {}) =>
    findFault({ ...BRUSHED, remnant: { covered, again }, ...more })
  assert.equal(find(0.8, 0.3), 'remained')
  assert.equal(find(0.8, 0.3, { seam: 1 }), FINE, 'nothing is seen of it')
  assert.equal(find(0.8, 0.7), FINE, 'the place is the same thing again')
  assert.equal(find(0.95, null), FINE)
  // A label is on a box, a plant in a meadow.
  assert.equal(find(0.57, 0.3), FINE)
  assert.equal(find(0.1, 0.98), FINE)
})

test('fog, smears and copies are each a fault, and named', () => {
  const copied = { ...GOOD, patches: { blocks: 20, fog: 0, copied: 0.5 } }
  for (const [one, fault] of [
    [FOGGY, 'blurred'],
    [SMEARED, 'blurred'],
    [copied, 'copied'],
  ] as const) {
    assert.equal(findFault(one), fault)
  }
})

test('what is brushed out of a subject may be softer than around and like a thing nearby', () => {
  const copied = { blocks: 20, fog: 0, copied: 0.5 }
  for (const one of [{ patches: FOGGY.patches }, { facts: SMEARED.facts }, { patches: copied }])
    assert.equal(findFault({ ...BRUSHED, ...one }), FINE)
})

test('but not where no edge is around the hole, unless two faults outweigh that excuse', () => {
  for (const one of [FOGGY, SMEARED]) assert.equal(findFault({ ...one, seam: 1 }), FINE)
  const both = { ...SMEARED, patches: FOGGY.patches, seam: 1 }
  assert.equal(findFault(both), 'blurred')
})

test('a cut body and what a detector finds in the hole decide alone', () => {
  for (const [found, fault] of [
    [{ cut: { share: 0.5, head: false } }, 'cut'],
    [{ appeared: true }, 'appeared'],
    [{ remained: true }, 'remained'],
  ] as const) {
    const one = { ...GOOD, ...found, seam: 0, remnant: { covered: 0.1, again: 1 } }
    assert.ok(isDecided(one))
    assert.equal(findFault(one), fault)
  }
  assert.equal(isDecided(FOGGY), false)
})

test('a brush may take a hand or most of a body, not its head or half of it', () => {
  const cut = (share: number, head = false): Evidence => ({ ...BRUSHED, cut: { share, head } })
  assert.equal(findFault(cut(0.12)), FINE)
  assert.equal(findFault(cut(0.12, true)), 'cut')
  assert.equal(findFault(cut(0.5)), 'cut')
  assert.equal(findFault(cut(0.85)), FINE)
  const tapped = { ...cut(0.12), signs: SIGNS }
  assert.equal(findFault(tapped), 'cut', 'a tap was to take the whole of it')
  assert.equal(findFault({ ...cut(0.12), signs: null }), 'cut', 'words are painted over it')
})

test('each sign of a failed removal decides alone, with an excuse as well', () => {
  const brushed = { ...SIGNS, tapped: false }
  for (const [sign, fault] of [
    [{ share: 0.6 }, 'guessed'],
    [{ ...brushed, strange: 0.3 }, 'foreign'],
    [{ faint: true }, 'appeared'],
    [{ strange: 0.08 }, 'foreign'],
    [{ subjectAfter: 0.3 }, 'remained'],
    [{ left: 0.6 }, 'remained'],
  ] as const) {
    const one: Evidence = { ...GOOD, seam: 0, signs: { ...SIGNS, ...sign } }
    assert.ok(isDecided(one))
    assert.equal(findFault(one), fault)
  }
  const ground = { detailShare: 0.9, detailAround: 10, subjectInside: 0, subjectAtRim: 0 }
  const blurred = {
    ...GOOD,
    facts: ground,
    patches: { blocks: 20, fog: 0.35, copied: 0 },
  }
  assert.equal(findFault(blurred), 'blurred')
})

test('a brushed removal fails by all signs together, which a copy or its size puts into words', () => {
  const find = (signs: Partial<typeof SIGNS>) =>
    findFault({ ...GOOD, signs: { ...SIGNS, tapped: false, ...signs } })
  const likely = { share: 0.1, thing: 0.8, distance: 12 }
  assert.equal(find(likely), 'unlike')
  assert.equal(find({ ...likely, share: 0.3 }), 'guessed')
  assert.equal(find({ ...likely, traces: { ...NO_TRACES, unique: 0.2 } }), 'copied')
  assert.equal(find({ traces: { ...NO_TRACES, unique: 0.2 } }), FINE, 'a copy alone')
  assert.equal(find({ traces: { ...NO_TRACES, soft: 0.5 } }), FINE, 'softness alone')
  assert.equal(find({ thing: 0.8 }), FINE, 'a small thing, in the colours around it')
  const tapped = { ...SIGNS, ...likely }
  assert.equal(findFault({ ...GOOD, signs: tapped }), FINE, 'learned on brushed ones')
})

test('softness decides after a tap', () => {
  const find = (traces: Partial<typeof NO_TRACES>) =>
    findFault({ ...GOOD, signs: { ...SIGNS, traces: { ...NO_TRACES, ...traces } } })
  assert.equal(find({ soft: 0.3 }), 'blurred')
  assert.equal(find({ unique: 0.2, steps: 400 }), FINE)
})

test('unknown surroundings are not guessed at', () => {
  const signs = { ...SIGNS, tapped: false, share: 0.3, thing: 0.9, distance: null }
  assert.equal(findFault({ ...GOOD, signs }), FINE)
})

test('a few colours that the border lacks are no fault of a brushed hole', () => {
  assert.equal(findFault({ ...GOOD, signs: { ...SIGNS, tapped: false, strange: 0.15 } }), FINE)
})

test('a brushed hole may leave the subject, and an added margin has no signs of a removal', () => {
  const brushed = { ...SIGNS, tapped: false, subjectAfter: 0.9, left: 0.9 }
  assert.equal(findFault({ ...GOOD, signs: brushed }), FINE)
  assert.equal(findFault({ ...GOOD, signs: null }), FINE)
})

test('where no subject was, smears, fog, copies and parts that are left say nothing', () => {
  const ground = { detailShare: 0.2, detailAround: 10, subjectInside: 0.05, subjectAtRim: 0.1 }
  const weak = { ...MARGIN, patches: { blocks: 20, fog: 0.6, copied: 0.3 } }
  const remnant = { ...BRUSHED, remnant: { covered: 0.8, again: 0.1 } }
  for (const [one, fault] of [
    [weak, 'copied'],
    [remnant, 'remained'],
  ] as const) {
    assert.equal(findFault({ ...one, facts: ground }), FINE)
    assert.equal(findFault({ ...one, facts: { ...ground, subjectInside: 0.6 } }), fault)
    assert.equal(findFault({ ...one, facts: { ...ground, subjectAtRim: 0.5 } }), fault)
  }
  assert.equal(findFault({ ...GOOD, facts: ground, remained: true }), 'remained')
})
