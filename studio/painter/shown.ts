import type { Brief, Family, ThingWish } from './illustration/family'
import type { Form, Illustration } from './illustration/node'
import type { Claim } from './intent/binding'
import { LIGHT } from './illustration/lighting'
import { contains } from './illustration/close'
import type { Point } from './drawing'
import type { Meaning } from './lexicon/format'
import { boxOfSubjects, isInScene } from './seen'
import type { Scene } from './scene'
import { type KindId, SEASONS, type StyleId, TIMES } from './slots'
import { subjectsOf } from './subjects/kinds'

/**
 * Whether a word can be seen in an illustration: whether it would look otherwise without it. That
 * asks nothing of the families, so a new one cannot forget to answer.
 */

/** Of the frame, the least that a word must change; a smile is small. */
const LEAST_CHANGE = 0.0002
/** Other values that are tried where leaving a word out changes nothing: it may be what is usual. */
const MOST_TRIES = 4
/** What is never drawn unless it is said: doing nothing is usual. */
const UNUSUAL =
  /^(meal|ride|rides|view|hold|holds):|^action:(?!stand)|^pose:(?!sit|stand|lie|lying)/

export interface Composed {
  readonly family: Family
  readonly brief: Brief
  readonly illustration: Illustration
  readonly style: StyleId
  readonly place: Scene | null
  /** Composes another brief in the same way. */
  readonly compose: (brief: Brief) => Illustration
}

type KeyOf = (form: Form) => string
const byLook: KeyOf = (form) => JSON.stringify(form)
/** Without a place, another colour of the background is no hour and no weather. */
const byOutline: KeyOf = ({ rings }) => JSON.stringify(rings)

function indexForms({ layers }: Illustration, keyOf: KeyOf): Map<string, Form> {
  return new Map(layers.flatMap(({ forms }) => forms.map((form) => [keyOf(form), form] as const)))
}

/** Share of the frame that a form's box takes inside it. */
function measureShare({ rings }: Form, { frame }: Illustration): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  const width = Math.min(right, frame.width) - Math.max(left, 0)
  const height = Math.min(bottom, frame.height) - Math.max(top, 0)
  return width > 0 && height > 0 ? (width * height) / (frame.width * frame.height) : 0
}

/** Whether two compositions look different inside the frame. */
function differ(a: Illustration, b: Illustration, keyOf: KeyOf): boolean {
  const [one, other] = [indexForms(a, keyOf), indexForms(b, keyOf)]
  const only = (own: ReadonlyMap<string, Form>, others: ReadonlyMap<string, Form>): boolean =>
    [...own].some(([key, form]) => !others.has(key) && measureShare(form, a) >= LEAST_CHANGE)
  return only(one, other) || only(other, one)
}

type Change = (wish: ThingWish) => ThingWish

function changeAll(brief: Brief, change: Change): Brief {
  const { main, place, others, traits } = brief
  const picture = change({ id: '', count: null, traits })
  return {
    ...brief,
    ...{ main: change(main), others: others.map(change), traits: picture.traits },
    ...(place && { place: change(place) }),
  }
}

function withoutTint({ tint: old, ...rest }: ThingWish, tint: string): ThingWish {
  const traits = rest.traits.map(({ tint: own, ...trait }) => ({
    ...trait,
    ...(own && own !== tint && { tint: own }),
  }))
  return { ...rest, ...(old && old !== tint && { tint: old }), traits }
}

/** Briefs that leave out what a word gives, then such as give something else instead. */
function otherBriefs({ brief, family }: Composed, claim: Claim): Brief[] {
  if (claim.of === 'other')
    return [{ ...brief, others: brief.others.filter(({ id }) => id !== claim.id) }]
  if (claim.of === 'tint') {
    const { tint } = claim
    const plain = changeAll(brief, (wish) => withoutTint(wish, tint))
    const bare = { ...plain, tint: brief.tint === tint ? null : brief.tint }
    const other = tint === 'green' ? 'red' : 'green'
    return [bare, { ...bare, main: { ...bare.main, tint: other } }]
  }
  if (claim.of !== 'trait') return []
  const { slot, value } = claim
  const replace = (by: string | null): Brief =>
    changeAll(brief, (wish) => ({
      ...wish,
      traits: wish.traits.flatMap((trait) => {
        if (trait.slot !== slot || trait.value !== value) return [trait]
        return by === null ? [] : [{ ...trait, value: by }]
      }),
    }))
  const values = Object.keys(family.traits).flatMap((key) => {
    const [of, own] = key.split(':')
    return of === slot && own && own !== value ? [own] : []
  })
  const tried = UNUSUAL.test(`${slot}:${value}`) ? [] : values.slice(0, MOST_TRIES)
  return [replace(null), ...tried.map(replace)]
}

/** Of what is said of air and hour: the same briefs. */
function otherAirs(brief: Brief, slot: string, value: string): Brief[] {
  if (slot === 'time')
    return [null, ...TIMES.filter((id) => id !== value)].map((time) => ({ ...brief, time }))
  if (slot === 'season')
    return [null, ...SEASONS.filter((id) => id !== value)].map((season) => ({ ...brief, season }))
  const weather = new Set([...brief.weather].filter((id) => id !== value))
  return slot === 'weather' ? [{ ...brief, weather }] : []
}

const IN_THE_SKY = /^(aurora|(double-)?rainbow|lightning|meteor(-shower)?|milky-way)$/

/** Of a thing in the place, the most that the figure before it may hide. */
const MOST_COVERED = 0.7
/** What lets see through. */
const MOST_GLASS = 0.5

/** Whether the figure hides a thing that is named in the place behind it. */
function isCovered(
  place: Scene,
  { layers, frame, window }: Illustration,
  { slot, value }: Meaning,
): boolean {
  // light of the sky goes on around what is before it
  if (window || !/^(subject|kind)$/.test(slot) || IN_THE_SKY.test(value)) return false
  const ids = slot === 'kind' ? subjectsOf(value as KindId) : [value]
  const thing = boxOfSubjects(place, ids)
  if (!thing) return false
  const scale = frame.width / place.width
  const forms = layers
    .filter(({ stage, cast }) => !/^(ground|setting)$/.test(stage) && !cast)
    .flatMap((one) => one.forms)
    .filter(({ role, alpha = 1 }) => role !== 'shadow' && alpha > MOST_GLASS)
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
  const spots = steps.flatMap((tx) =>
    steps.map((ty): Point => [
      (thing.left + (thing.right - thing.left) * tx) * scale,
      (thing.top + (thing.bottom - thing.top) * ty) * scale,
    ]),
  )
  const hidden = spots.filter((spot) =>
    forms.some(({ rings }) => rings.some((ring) => contains(ring, spot))),
  )
  return hidden.length > spots.length * MOST_COVERED
}

/** Answers for each word of one composed illustration. */
export function shownIn(composed: Composed): (claim: Claim) => boolean {
  const { family, brief, illustration, place, style, compose } = composed
  const changes = (others: readonly Brief[], keyOf = byLook): boolean =>
    others.some((other) => differ(illustration, compose(other), keyOf))
  // what is seen through a window has an hour and weather
  const hasWindow = brief.traits.some(
    ({ slot, value }) => slot === 'backdrop' && value === 'window',
  )
  const isPlaced =
    place !== null || brief.place !== undefined || family.arePlaces === true || hasWindow
  return (claim) => {
    if (claim.of === 'main' || claim.of === 'place') return true
    // 海上帆船，海鸥: the sea is the painted place, not the ground that the family draws
    if (claim.of === 'trait' && claim.slot === 'around' && place) {
      const value = family.openAirFor?.(brief.main)
      if (value && isInScene(place, style, { slot: 'scene', value })) return true
    }
    if (claim.of !== 'air') return changes(otherBriefs(composed, claim))
    const [meaning] = claim.meanings.filter(({ denied }) => !denied)
    if (!meaning) return true
    const { slot, value } = meaning
    // how something feels is understood where it is drawn: a smile, more flowers
    const isLit = brief.traits.some((trait) => trait.slot === LIGHT)
    if (slot === 'mood') {
      if (isLit && value === 'warm') return true
      const moods = new Set([...brief.moods].filter((id) => id !== value))
      return changes([{ ...brief, moods }])
    }
    if (slot === 'style') return true
    if (slot === 'tint') return isLit
    if (place && isInScene(place, style, meaning)) return !isCovered(place, illustration, meaning)
    return changes(otherAirs(brief, slot, value), isPlaced ? byLook : byOutline)
  }
}
