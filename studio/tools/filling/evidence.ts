/**
 * The fault of a filled hole, from all that is measured of it. Weights were set on 38 removals of
 * tuning photographs, judged by eye (decision 096), what counts without a subject on 60 others (098),
 * the signs of a removal on 105 more (098); a brushed removal has a model of its own (141).
 */
import { type FillingFacts, gradeFilling } from '../../imaging/fill/judge'
import { type PatchFacts, patchFaults } from '../../imaging/fill/patches'
import type { Traces } from '../../imaging/fill/traces'
import type { Fault } from '../checks/finding'
import { chanceOfFailure } from './chance'
import type { Cut } from './changed-things'
import type { Remnant } from './remnants'

/** Measured of what was brushed or tapped away. */
interface RemovalSigns {
  /** Chosen by a tap: the whole thing was meant to go. */
  readonly tapped: boolean
  /** Share of the picture that was filled. */
  readonly share: number
  /** Share of the filling in colours that its surroundings do not have. */
  readonly strange: number
  /** A kind of thing is faintly detected in the hole that was not there before. */
  readonly faint: boolean
  /** Share of the hole or of its border that is the subject of the result; 0: not looked at. */
  readonly subjectAfter: number
  /** Share of one part of the border in colours of what was removed. */
  readonly left: number
  readonly traces: Traces
  /** Of the filling's colours to those around it, 0..441; null: too little is around it. */
  readonly distance: number | null
  /** Confidence of what was detected in the hole, times the share of the hole that it takes. */
  readonly thing: number
}

export interface Evidence {
  /** A part of a body is left outside of the hole; null: none. */
  readonly cut: Cut | null
  /** Something is detected in the hole that was not there, or that was to go. */
  readonly appeared: boolean
  readonly remained: boolean
  readonly facts: FillingFacts | null
  readonly patches: PatchFacts
  /** Contrast across the border of the hole, 0..255. */
  readonly seam: number
  /** Null: not looked at, or unknown. */
  readonly remnant: Remnant | null
  /** Null: nothing was removed, a margin was added. */
  readonly signs: RemovalSigns | null
}

const WEIGHTS = {
  /** Less detail than around: over the whole hole, or in many of its blocks. */
  smear: 0.7,
  fog: 0.7,
  /** Blocks that repeat a detected thing. */
  copied: 0.7,
  /** No edge around the hole: what is smooth there is smooth around it. */
  seamless: -0.8,
} as const

type Weighed = keyof typeof WEIGHTS

/** From these values on a sign of a removal decides alone. */
const SIGNS = { share: 0.5, strange: 0.05, subjectAfter: 0.15, left: 0.45, fog: 0.3, blocks: 6 }
/**
 * A brush takes what is meant: a hand, a tail or a tag may go and leave the rest. A body without its
 * head, or half of one, is hardly meant.
 */
const BRUSHED = {
  strange: 0.2,
  half: [0.25, 0.75],
  /** Likelihood of a failure from which it is said. */
  chance: 0.7,
  /** The words for it: a place is repeated, or most was made up. */
  unique: 0.05,
  large: 0.15,
  /** Of a label on a box much lies outside of a hole that is meant to be all of it. */
  remnant: { covered: 0.65, again: 0.5 },
} as const
/** After a tap: so much of the filling is softer than what is next to it. */
const TAPPED_SOFT = 0.2

/** From this score on a filling is doubtful. */
const DOUBTFUL = 0.5
const SEAMLESS = 2.5
/**
 * Less of a subject in the hole and around it: a small thing went from a ground. Water, sky and sand
 * are smooth and repeat themselves, and the segmenter finds parts in them, so none of that counts.
 */
const SUBJECT = { inside: 0.15, rim: 0.25 }
/** A part of the thing in the hole is left, and the place is not the same thing any more. */
function isLeft({ covered, again }: Remnant): boolean {
  const { remnant } = BRUSHED
  return again !== null && covered >= remnant.covered && again < remnant.again
}

/** Says whether smears, copies and parts that are left mean anything: unknown counts as yes. */
export const holdsSubject = (facts: FillingFacts | null): boolean =>
  facts === null || facts.subjectInside >= SUBJECT.inside || facts.subjectAtRim >= SUBJECT.rim

const isBrushed = ({ signs }: Evidence): boolean => signs !== null && !signs.tapped

const FAULT_OF_WEIGHED = [
  ['copied', 'copied'],
  ['smear', 'blurred'],
  ['fog', 'blurred'],
] as const satisfies readonly (readonly [Weighed, Fault])[]

/**
 * The fault that weak signs add up to; null: too little. A tag on clothes or a date on a wall is
 * brushed out of the middle of a subject: softer than around, or like a thing nearby, is right there.
 */
function findWeakFault(evidence: Evidence): Fault | null {
  const { facts, patches, seam, remnant } = evidence
  if (!holdsSubject(facts)) return null
  const seamless = seam < SEAMLESS
  if (isBrushed(evidence)) return remnant && isLeft(remnant) && !seamless ? 'remained' : null
  const { fog, copied } = patchFaults(patches)
  const smear = facts !== null && gradeFilling(facts) !== 'fine'
  const found: Record<Weighed, boolean> = { smear, fog, copied, seamless }
  const names = Object.keys(found) as Weighed[]
  const score = names.reduce((sum, name) => sum + (found[name] ? WEIGHTS[name] : 0), 0)
  if (score < DOUBTFUL) return null
  return FAULT_OF_WEIGHED.find(([name]) => found[name])?.[1] ?? null
}

function isCutFault(evidence: Evidence): boolean {
  const { cut } = evidence
  if (!cut) return false
  if (!isBrushed(evidence) || cut.head) return true
  return cut.share > BRUSHED.half[0] && cut.share < BRUSHED.half[1]
}

/** Whether a brushed removal failed by all that is measured together, and the words for it. */
function findLikelyFault({ cut, signs }: Evidence): Fault | null {
  if (!signs || signs.distance === null) return null
  const { share, distance, traces, left, thing } = signs
  const chance = chanceOfFailure({ share, distance, traces, left, thing, cut: cut?.share ?? 0 })
  if (chance < BRUSHED.chance) return null
  if (traces.unique > BRUSHED.unique) return 'copied'
  return share > BRUSHED.large ? 'guessed' : 'unlike'
}

/**
 * Whether a removal failed by one sign: something faint is there, or colours of another place, or
 * most of the picture was made up. After a tap, also that the thing or the subject is still there,
 * or blur.
 */
function findSign(evidence: Evidence): Fault | null {
  const { signs, patches } = evidence
  if (!signs) return null
  const { tapped, share, strange, faint, subjectAfter, left, traces } = signs
  if (faint) return 'appeared'
  if (share > SIGNS.share) return 'guessed'
  if (strange > (tapped ? SIGNS.strange : BRUSHED.strange)) return 'foreign'
  if (!tapped) return findLikelyFault(evidence)
  if (subjectAfter > SIGNS.subjectAfter || left > SIGNS.left) return 'remained'
  if (traces.soft > TAPPED_SOFT) return 'blurred'
  return patches.blocks >= SIGNS.blocks && patches.fog > SIGNS.fog ? 'blurred' : null
}

/** Faults that no further measurement can excuse. */
function findDecidingFault(evidence: Evidence): Fault | null {
  if (isCutFault(evidence)) return 'cut'
  if (evidence.remained) return 'remained'
  if (evidence.appeared) return 'appeared'
  return findSign(evidence)
}

/** Whether no further measurement can make it fine. */
export const isDecided = (evidence: Evidence): boolean => findDecidingFault(evidence) !== null

/** The fault to name; null: nothing speaks against the filling. */
export const findFault = (evidence: Evidence): Fault | null =>
  findDecidingFault(evidence) ?? findWeakFault(evidence)
