/** Taps and hints: marks that name a thing and leave its edge to the picture. */
import { MASK_SCALE, MAX_TAP_LEVEL, type Mark, type MaskBase } from '@contract/tools/mask'
import { findParts, tidy } from '../segment/clean'
import { grabCut, LIKELY_BACK, LIKELY_THING, SURE_BACK, SURE_THING } from '../segment/grabcut'
import { tapPatches } from '../segment/tap'
import type { Size } from '../segment/shrink'
import type { SelectingMark } from './selecting'
import type { MaskSource } from './source'
import { alike } from './things'
import { drawLine } from './strokes'

type Tap = Extract<Mark, { kind: 'tap' }>
type Hint = Extract<Mark, { kind: 'hint' }>

/** From this separation on the proposal's sure pixels stay sure while hints correct it. */
const TRUSTED = 0.55
/** Patches as near to a hinted one in colour and place follow its side. */
const ALIKE = 16

function locatePixel({ small }: MaskSource, { x, y }: Tap): { x: number; y: number } {
  const cell = (share: number, length: number): number =>
    Math.min(length - 1, Math.floor((share / MASK_SCALE) * length))
  return { x: cell(x, small.width), y: cell(y, small.height) }
}

/** The part of the proposed subject under the finger, or null when none is there. */
function subjectPart(source: MaskSource, at: { x: number; y: number }): Uint8Array | null {
  const { hard } = source.proposal
  const { labels } = findParts(hard, source.small, 1)
  const part = labels[at.y * source.small.width + at.x]
  return part === 0 ? null : Uint8Array.from(labels, (label) => (label === part ? 1 : 0))
}

function region(source: MaskSource, tap: Tap, level: number): Uint8Array {
  const { regions, tree } = source.parts
  const patches = tapPatches(tree, regions, { at: locatePixel(source, tap), level })
  return Uint8Array.from(regions.labels, (patch) => (patches.has(patch) ? 1 : 0))
}

/** Whole things first, where they are seen, and their parts; then parts of equal colour. */
function tapped(source: MaskSource, tap: Tap): Uint8Array {
  const things = source.thingsAt(tap)
  const thing = things[tap.level]
  if (thing) return thing
  const whole = things.length === 0 ? trustedSubjectPart(source, tap) : null
  if (whole && tap.level === 0) return whole
  const isPart = whole !== null || things.length > 0
  return region(source, tap, isPart ? MAX_TAP_LEVEL - tap.level : Math.min(2, tap.level))
}

/** Without networks the subject is the only whole thing that is known. */
function trustedSubjectPart(source: MaskSource, tap: Tap): Uint8Array | null {
  return source.proposal.separation >= TRUSTED
    ? subjectPart(source, locatePixel(source, tap))
    : null
}

/** Selections of a tap at its other levels, each once. */
export function choicesAt(source: MaskSource, tap: Tap, chosen: number): Uint8Array[] {
  const levels = Array.from({ length: MAX_TAP_LEVEL + 1 }, (_, level) =>
    tapped(source, { ...tap, level }),
  )
  const others = levels.filter((one, level) => level !== chosen && one.includes(1))
  const isNew = (one: Uint8Array, at: number): boolean =>
    !alike(one, levels[chosen]) && !others.slice(0, at).some((other) => alike(one, other))
  return others.filter(isNew)
}

/** 1 = hinted as the thing, 2 = hinted as the rest, 0 = nothing said. */
function drawHints(source: MaskSource, hints: readonly Hint[]): Uint8Array {
  const { width, height } = source.small
  const said = { width, height, values: new Uint8Array(width * height) }
  for (const hint of hints) drawLine(said, hint, hint.add ? 1 : 2)
  return said.values
}

/** Hint of each patch: its own, or that of the nearest hinted one; 0 = unknown. */
function followers(source: MaskSource, said: Uint8Array): Uint8Array {
  const { colours, middles, count, labels, width } = source.parts.regions
  const votes = new Int32Array(count)
  said.forEach((v, i) => {
    const patch = labels[i]
    votes[patch] = votes[patch] + (v === 1 ? 1 : v === 2 ? -1 : 0)
  })
  const hinted = [...votes.keys()].filter((patch) => votes[patch] !== 0)
  return Uint8Array.from({ length: count }, (_, patch) => {
    let nearest = ALIKE
    let side = 0
    for (const other of hinted) {
      let colour = 0
      for (let j = 0; j < 3; j++) colour += (colours[4 * patch + j] - colours[4 * other + j]) ** 2
      const dx = middles[2 * patch] - middles[2 * other]
      const dy = middles[2 * patch + 1] - middles[2 * other + 1]
      const d = Math.sqrt(colour) + (40 * Math.hypot(dx, dy)) / width
      if (d >= nearest) continue
      nearest = d
      side = votes[other] > 0 ? 1 : 2
    }
    return side
  })
}

/** Segments again from the selection so far and its hints. */
function hinted(
  source: MaskSource,
  { selected, base }: { selected: Uint8Array; base: MaskBase },
  hints: readonly Hint[],
): Uint8Array {
  const said = drawHints(source, hints)
  const follow = followers(source, said)
  const { labels } = source.parts.regions
  const trusted = base === 'subject' && source.proposal.separation >= TRUSTED
  const trimap = Uint8Array.from(selected, (inside, i) => {
    if (said[i] !== 0) return said[i] === 1 ? SURE_THING : SURE_BACK
    const side = follow[labels[i]]
    if (side !== 0) return side === 1 ? LIKELY_THING : LIKELY_BACK
    const known = trusted ? source.proposal.trimap[i] : LIKELY_BACK
    if (known < 2 && known === inside) return known
    return inside === 1 ? LIKELY_THING : LIKELY_BACK
  })
  const cut = tidy(grabCut(source.small.lab, trimap, 3), source.small, 0.02)
  return dropStrangers(cut, selected, { said, size: source.small })
}

/** A hint adds where it was drawn: new parts that touch neither it nor the old selection go. */
function dropStrangers(
  cut: Uint8Array,
  before: Uint8Array,
  { said, size }: { said: Uint8Array; size: Size },
): Uint8Array {
  const { labels, sizes } = findParts(cut, size, 1)
  const known = sizes.map(() => 0)
  labels.forEach((label, i) => {
    const counts = said[i] === 1 ? Infinity : before[i]
    known[label] = known[label] + counts
  })
  return cut.map((v, i) => {
    const label = labels[i]
    return known[label] > 0.1 * sizes[label] ? v : 0
  })
}

/**
 * Lets a run of taps and hints work on a selection, in their order; 1 = selected, on the small
 * copy. Hints that follow each other speak together.
 */
export function select(
  source: MaskSource,
  start: { selected: Uint8Array; base: MaskBase },
  marks: readonly SelectingMark[],
): Uint8Array {
  let { selected } = start
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i]
    if (mark.kind === 'tap') {
      const part = tapped(source, mark)
      selected = selected.map((v, p) => (part[p] === 1 ? (mark.add ? 1 : 0) : v))
      continue
    }
    const run: Hint[] = []
    for (; i < marks.length && marks[i]?.kind === 'hint'; i++) run.push(marks[i] as Hint)
    i--
    selected = hinted(source, { ...start, selected }, run)
  }
  return selected
}
