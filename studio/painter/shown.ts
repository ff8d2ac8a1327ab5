import type { Brief, Family, ThingWish, Trait } from './illustration/family'
import type { Form, Illustration } from './illustration/node'
import { colourOf, listVisible, type VisibleForm } from './illustration/visible'
import type { Claim, TintClaim } from './intent/claim'
import { LIGHT } from './illustration/lighting'
import { contains } from './illustration/close'
import type { Point } from './drawing'
import type { Meaning } from './lexicon/format'
import { boxOfSubjects, isInScene } from './seen'
import type { Scene } from './scene'
import { hasTint, isGreyish } from './palettes/tints'
import { type KindId, SEASONS, type StyleId, type TintId, TIMES } from './slots'
import { subjectsOf } from './subjects/kinds'

/**
 * Whether a word can be seen in an illustration: whether it would look otherwise without it. That
 * asks nothing of the families, so a new one cannot forget to answer.
 */

/** The least that a word must change, cells of the frame (illustration/visible.ts); a smile is small. */
const LEAST_CELLS = 8
/** Of what a colour changes, the least that has it. */
const LEAST_TINTED = 0.3
/** Stages of what lies behind the things. */
const BEHIND = /^(ground|setting)$/
const UNDYED = /^(shadow|light|glow)$/
/** Styles that show colours of things only. */
const COLOURLESS = /^(ink|pencil)$/
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
const byLook: KeyOf = ({ inside: _, ...form }) => JSON.stringify(form)
/** Without a place, another colour of the background is no hour and no weather. */
const byOutline: KeyOf = ({ rings }) => JSON.stringify(rings)

/** What can be seen of one composition and not of another. */
function listOnly(own: Illustration, other: Illustration, keyOf: KeyOf): VisibleForm[] {
  const others = new Set(listVisible(other).map(({ form }) => keyOf(form)))
  return listVisible(own).filter(({ form, cells }) => cells > 0 && !others.has(keyOf(form)))
}

/** Whether two compositions look different inside the frame. */
function differ(a: Illustration, b: Illustration, keyOf: KeyOf): boolean {
  const isMuch = (forms: readonly VisibleForm[]): boolean =>
    forms.reduce((sum, { cells }) => sum + cells, 0) >= LEAST_CELLS
  return isMuch(listOnly(a, b, keyOf)) || isMuch(listOnly(b, a, keyOf))
}

/** Whether what differs has a colour. */
function differInTint(a: Illustration, b: Illustration, { tint, on }: TintClaim): boolean {
  const only = listOnly(a, b, byLook).filter(
    ({ form, stage }) =>
      !UNDYED.test(form.role) &&
      (on.of === 'picture' || BEHIND.test(stage) === (on.of === 'ground')),
  )
  const count = (forms: readonly VisibleForm[]): number =>
    forms.reduce((sum, { cells }) => sum + cells, 0)
  const tinted = only.filter(({ form }) => hasTint(colourOf(form.fill), tint))
  return count(tinted) >= Math.max(LEAST_CELLS, count(only) * LEAST_TINTED)
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

/** Briefs in which what a colour is said of has none, then another one. */
function listTinted(brief: Brief, { tint, on }: TintClaim): Brief[] {
  const other = tint === 'green' ? 'red' : 'green'
  const swap = (by: TintId | null) => {
    const dye = <T extends { readonly tint?: TintId }>({ tint: old, ...rest }: T) => ({
      ...rest,
      ...(old !== undefined && old !== tint && { tint: old }),
      ...(old === tint && by !== null && { tint: by }),
    })
    const isSame = (trait: Trait): boolean =>
      on.of === 'trait' && trait.slot === on.slot && trait.value === on.value
    const change = (wish: ThingWish): ThingWish => ({
      ...(/^(trait|ground)$/.test(on.of) || (on.of === 'thing' && on.id !== wish.id)
        ? wish
        : dye(wish)),
      traits: wish.traits.map((trait) => (isSame(trait) ? dye(trait) : trait)),
    })
    const all = changeAll(brief, change)
    const isOfPicture = /^(picture|ground)$/.test(on.of) && brief.tint === tint
    return isOfPicture ? { ...all, tint: by } : all
  }
  return [swap(null), swap(other)]
}

/** Briefs that leave out what a word gives, then such as give something else instead. */
function otherBriefs({ brief, family }: Composed, claim: Claim): Brief[] {
  if (claim.of === 'text')
    return [{ ...brief, texts: brief.texts.filter((_, at) => at !== claim.at) }]
  if (claim.of === 'other')
    return [{ ...brief, others: brief.others.filter(({ id }) => id !== claim.id) }]
  if (claim.of === 'tint') return listTinted(brief, claim)
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
  const all = [brief.main, ...brief.others, ...(brief.place ? [brief.place] : []), brief]
  const isOneOf = all.some(
    ({ traits }) =>
      traits.filter((trait) => trait.slot === slot && trait.value !== value).length > 0,
  )
  // 士兵，铠甲: with two garments one may hide the other
  const isUsual = !isOneOf && !UNUSUAL.test(`${slot}:${value}`)
  const tried = isUsual ? values.slice(0, MOST_TRIES) : []
  return [replace(null), ...tried.map(replace)]
}

/** Of what is said of air and hour: the same briefs. */
function otherAirs(brief: Brief, slot: string, value: string): Brief[] {
  // 黄昏，拂晓: the picture has one hour
  if ((slot === 'time' || slot === 'season') && brief[slot] !== value) return []
  if (slot === 'time')
    return [null, ...TIMES.filter((id) => id !== value)].map((time) => ({ ...brief, time }))
  if (slot === 'season')
    return [null, ...SEASONS.filter((id) => id !== value)].map((season) => ({ ...brief, season }))
  const weather = new Set([...brief.weather].filter((id) => id !== value))
  return slot === 'weather' ? [{ ...brief, weather }] : []
}

/** Styles that other words than those of landscapes ask for (intent/atmosphere.ts). */
const OWN_STYLE = /^(flat|soft)$/

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

/** Of another thing, the least that is not hidden. */
const LEAST_SEEN = 0.3

/** Whether another thing is not drawn or hidden: its forms would carry its number. */
function isLeftOut({ brief, illustration }: Composed, id: string): boolean {
  const numbered = listVisible(illustration).filter(({ thing }) => thing?.startsWith('other '))
  const own = brief.others.flatMap((wish, at) => (wish.id === id ? [`other ${at + 1} `] : []))
  if (numbered.length === 0 || own.length === 0) return false
  const seen = numbered.filter(({ thing }) => own.some((key) => thing?.startsWith(key)))
  const cells = seen.reduce((sum, form) => sum + form.cells, 0)
  const whole = seen.reduce((sum, form) => sum + form.whole, 0)
  return cells < LEAST_CELLS || cells < whole * LEAST_SEEN
}

/** Whether anything in it is writing. */
function isWritten(made: Illustration): boolean {
  return listVisible(made).some(({ form, cells }) => form.role === 'text' && cells > 0)
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
    if (claim.of === 'tint') {
      const { tint } = claim
      const isOfAll = /^(picture|ground)$/.test(claim.on.of)
      if (isOfAll && COLOURLESS.test(style) && !isGreyish(tint)) return false
      const others = otherBriefs(composed, claim)
      return others.some((other) => differInTint(illustration, compose(other), claim))
    }
    if (claim.of === 'other' && isLeftOut(composed, claim.id)) return false
    if (claim.of === 'text' && brief.texts.length === 1) return isWritten(illustration)
    // drawn over all that is hot
    if (claim.of === 'trait' && claim.slot === 'steam')
      return listVisible(illustration).some(({ stage, cells }) => stage === 'light' && cells > 0)
    if (claim.of !== 'air') return changes(otherBriefs(composed, claim))
    if (claim.isHint) return false
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
    if (slot === 'style') return value === style || OWN_STYLE.test(style)
    // 巨大的雕像: how large something is that is not drawn
    if (slot === 'size') return false
    if (slot === 'tint') return isLit
    const motifs = claim.meanings.filter((one) => one.slot === 'motif' && !one.denied)
    const isMissing = place && !motifs.every((motif) => isInScene(place, style, motif))
    if (isMissing) return false
    if (place && isInScene(place, style, meaning)) return !isCovered(place, illustration, meaning)
    return changes(otherAirs(brief, slot, value), isPlaced ? byLook : byOutline)
  }
}
