import { type Brief, type Family, type ThingWish, type Trait, traitOf } from './illustration/family'
import { keyByLook, keyByOutline } from './illustration/form-keys'
import type { Form, Illustration } from './illustration/node'
import { listVisible, measureClearChange } from './illustration/visible'
import type { Claim, TintClaim } from './intent/claim'
import { isSitting, sitsOn } from './illustration/sitting'
import type { PreparedIllustration } from './illustrate'
import { otherAirs } from './illustration/light/other-airs'
import { LIGHT } from './illustration/lighting'
import { showsOwnSky } from './illustration/places/own-sky'
import { SKY } from './illustration/places/stage'
import type { Meaning } from './lexicon/format'
import type { IllustrationIntent } from './intent/intent'
import { findInterior, listViews } from './intent/open-air'
import { reportChosen } from './intent/open-request'
import { buildReading } from './intent/report'
import { isGreyish } from './palettes/tints'
import type { PromptReading } from './parse'
import { type Difference, compareSmall, isSeen, measureTint } from './proof'
import { hasNeonSigns } from './scenes/city/signs'
import { COLOURLESS_STYLES, isInScene } from './seen'
import type { Scene } from './scene'
import { type Sight, leaveOut, lookAtIllustration } from './sight'
import type { StyleId, TintId } from './slots'
import { LEAST_CELLS, isLeftOut, sum } from './uncovered'
import { type Painted, carriesWord, isTooFew, showsSun } from './carried'

/**
 * Whether a word can be seen in an illustration: whether it would look otherwise without it. That
 * asks nothing of the families, so a new one cannot forget to answer.
 */

/** Of what a colour changes, the least that has it. */
const LEAST_TINTED = 0.25
/** Of the frame, the least of a thing and of what is said of one. */
const LEAST_THING = 0.0015
const LEAST_TRAIT = 0.001
/** Of the frame, a change that is seen however faint it is. */
const LARGE = 0.05
/** The same that is seen at a glance: of a thing, of what is worn or held, of a face. */
const LEAST_PLAIN = 0.002
const PLAIN_OF_TRAITS: Readonly<Record<string, number>> = {
  ...{ expression: 0.0005, eyes: 0.0004, wear: 0.0015, wears: 0.0015, hold: 0.0015 },
  // clothes, and not a face alone
  'look:guofeng': 0.03,
}

/** Styles that paint forms in their own colours: what changes many of those needs no painting. */
const TRUE_COLOURS = /^(flat|soft|oil)$/
/** Times the least. */
const CLEAR = 3
/** Other values that are tried where leaving a word out changes nothing: it may be what is usual. */
const MOST_TRIES = 4
/** Air that is drawn before a subject as well as in the place behind it. */
const BEFORE = /^(?:weather:(?:rain|snow|storm|fog)|season:.+|light:(?:sun|moon|crescent))$/
/** Actions that are only drawn when named: doing nothing is usual. */
const UNUSUAL =
  /^(meal|drinks|ride|rides|view|does|behind|hold|holds|table|ledge):|^action:(?!stand)|^pose:(?!sit|stand|lie|lying)/

export interface Composed {
  readonly family: Family
  readonly brief: Brief
  readonly illustration: Illustration
  readonly style: StyleId
  readonly place: Scene | null
  /** Composes another brief in the same way. */
  readonly compose: (brief: Brief) => Illustration
  /** Null: by its forms alone. */
  readonly sight: Sight | null
}

type FormKey = (form: Form) => number

/** All forms with those inside them. */
function* eachForm(forms: readonly Form[]): Generator<Form> {
  for (const form of forms) {
    yield form
    if (form.inside) yield* eachForm(form.inside)
  }
}

/** Keys of all forms. Without a place, another colour of the background is no hour and no weather. */
function listKeys({ layers }: Illustration, toKey: FormKey): Set<number> {
  return new Set(layers.flatMap(({ forms }) => [...eachForm(forms)].map(toKey)))
}

/** Whether two compositions look different inside the frame. */
function differ(a: Illustration, b: Illustration, toKey: FormKey): boolean {
  const [own, other] = [listKeys(a, toKey), listKeys(b, toKey)]
  const isMuch = (made: Illustration, others: ReadonlySet<number>): boolean =>
    sum(listVisible(made), ({ form, cells }) => (others.has(toKey(form)) ? 0 : cells)) >=
    LEAST_CELLS
  const lacks = (keys: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
    [...keys].some((key) => !others.has(key))
  return (lacks(own, other) && isMuch(a, other)) || (lacks(other, own) && isMuch(b, own))
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
function otherBriefs({ brief, family, place }: Composed, claim: Claim): Brief[] {
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
  const isOfSeveral = all.some(
    ({ traits }) =>
      traits.filter((trait) => trait.slot === slot && trait.value !== value).length > 0,
  )
  // 士兵，铠甲: with two garments one may hide the other
  // a painted place has no backdrop, but the light of one
  const isPainted = slot === 'backdrop' && place !== null
  const isUsual = !isPainted && !isOfSeveral && !UNUSUAL.test(`${slot}:${value}`)
  const tried = isUsual ? values.slice(0, MOST_TRIES) : []
  return [replace(null), ...tried.map(replace)]
}

/** Styles that other words than those of landscapes ask for (intent/atmosphere.ts). */
const OWN_STYLE = /^(flat|soft)$/

const SKY_ITSELF = /^(?:framing:low-horizon|scene:night-sky)$/

/** Whether anything in it is writing. */
function isWritten(made: Illustration): boolean {
  return listVisible(made).some(({ form, cells }) => form.role === 'text' && cells > 0)
}

/** Answers for each word of one composed illustration. */
export function shownIn(composed: Composed): (claim: Claim) => boolean {
  const { family, brief, illustration, place, style, compose, sight } = composed
  const compare = (
    made: Illustration,
    scene: Scene | null = sight?.scene ?? null,
  ): Difference | null =>
    sight && compareSmall(sight.paint(illustration, sight.scene), sight.paint(made, scene))
  const isProven = (made: Illustration, least: number, plain = 0): boolean => {
    const clear = Math.max(least, plain) * CLEAR
    if (TRUE_COLOURS.test(style) && measureClearChange(illustration, made) >= clear) return true
    const difference = compare(made)
    if (difference === null) return true
    const isPlain = difference.plain >= plain || difference.share >= LARGE
    return isSeen(difference, least) && isPlain
  }
  const changes = (
    others: readonly Brief[],
    least: number,
    toKey = keyByLook,
    plain = 0,
  ): boolean =>
    others.some((other) => {
      const made = compose(other)
      return differ(illustration, made, toKey) && isProven(made, least, plain)
    })
  const listOtherKeys = (id: string): string[] =>
    brief.others.flatMap((wish, at) => (wish.id === id ? [`other ${at + 1} `] : []))
  const withoutThings = (keys: readonly string[]): Illustration['layers'] =>
    illustration.layers.filter(({ thing = '' }) => !keys.some((key) => thing.startsWith(key)))
  const showsThings = (keys: readonly string[]): boolean => {
    const layers = withoutThings(keys)
    const isAll = layers.length === illustration.layers.length
    return isAll || isProven({ ...illustration, layers }, LEAST_THING, LEAST_PLAIN)
  }
  const isTinted = (made: Illustration, tint: TintId): boolean => {
    const difference = compare(made)
    if (!difference || !sight) return true
    const own = sight.paint(illustration, sight.scene)
    const tinted = measureTint(own, difference.pixels, tint)
    return difference.share >= LEAST_TRAIT && tinted >= LEAST_TINTED
  }
  const hasTint = ({ tint, on }: TintClaim, others: readonly Brief[]): boolean => {
    const changed = others
      .map((other) => compose(other))
      .filter((made) => differ(illustration, made, keyByLook))
    if (changed.length > 0 || on.of !== 'thing') return changed.some((made) => isTinted(made, tint))
    // 白天鹅: it has that colour, and no word gives it another one
    const keys = on.id === brief.main.id ? ['main '] : listOtherKeys(on.id)
    const layers = withoutThings(keys)
    return layers.length < illustration.layers.length && isTinted({ ...illustration, layers }, tint)
  }
  const showsInPlace = (meaning: Meaning): boolean => {
    if (!sight?.scene) return true
    const bare = leaveOut(sight.scene, meaning)
    if (!bare) return true
    const difference = compare(illustration, bare)
    // a flock far away is of thin strokes
    const isThing = /^(?:subject|kind):(?!birds?$)/.test(`${meaning.slot}:${meaning.value}`)
    return (
      difference === null ||
      (isSeen(difference, LEAST_THING) && (!isThing || difference.plain >= LEAST_PLAIN))
    )
  }
  /** Of a dyed sky; null: the word is none of its. */
  const showsInSky = ({ slot, value }: Meaning): boolean | null => {
    const isOpen = place !== null || illustration.layers.some(({ name }) => name === SKY)
    const sky = isOpen ? traitOf({ traits: brief.traits }, SKY) : null
    if (sky && slot === 'tint' && value === sky.value) return !COLOURLESS_STYLES.test(style)
    return sky && SKY_ITSELF.test(`${slot}:${value}`) ? true : null
  }
  const painted: Painted = { brief, family, illustration, place, style, sight }
  const isTooFewOthers = ({ id, count }: Extract<Claim, { readonly of: 'other' }>): boolean =>
    count !== undefined && listOtherKeys(id).every((key) => isTooFew(painted, key, count))
  // what is seen through a window has an hour and weather
  const hasWindow = brief.traits.some(
    ({ slot, value }) => slot === 'backdrop' && value === 'window',
  )
  const isPlaced =
    place !== null ||
    brief.place !== undefined ||
    family.arePlaces === true ||
    hasWindow ||
    // a sky has the colours of its hour
    illustration.layers.some(({ name, stage }) => name === 'sky' && stage === 'ground')
  return (claim) => {
    if (claim.of === 'excess') return false
    if (claim.of === 'place') return true
    if (claim.of === 'count') return !isTooFew(painted, 'main ', claim.count)
    // a sheet without words shows its theme
    if (claim.of === 'sheet')
      return isWritten(illustration) || traitOf(brief.main, 'theme') !== null
    if (claim.of === 'main') return showsThings(['main '])
    // 海上帆船，海鸥: the sea is the painted place, not the ground that the family draws
    if (claim.of === 'trait' && claim.slot === 'around' && place) {
      const value = family.openAirFor?.(brief.main)
      if (value && isInScene(place, style, { slot: 'scene', value })) return true
    }
    const interior =
      claim.of === 'trait' && claim.slot !== 'table' && place ? findInterior(claim) : null
    const [view] =
      claim.of === 'trait' && brief.main.traits.some(findInterior) ? listViews(claim) : []
    if (view && place) return isInScene(place, style, view)
    if (interior && place) return isInScene(place, style, { slot: 'motif', value: interior })
    // 坐在地毯上, 坐在月亮上: who is on another thing or a seat sits there in any case
    if (isSitting(claim) && sitsOn(brief)) return true
    if (claim.of === 'tint') {
      const { tint } = claim
      const isOfAll = /^(picture|ground)$/.test(claim.on.of)
      if (isOfAll && COLOURLESS_STYLES.test(style) && !isGreyish(tint)) return false
      const isMuch = (): boolean =>
        !sight || measureTint(sight.paint(illustration, sight.scene), null, tint) >= LEAST_TINTED
      if (isOfAll && isGreyish(tint) && !isMuch()) return false
      return hasTint(claim, otherBriefs(composed, claim))
    }
    if (claim.of === 'other') return showsOther(claim)
    if (claim.of === 'text' && brief.texts.length === 1) return isWritten(illustration)
    // drawn over all that is hot
    if (claim.of === 'trait' && claim.slot === 'steam')
      return listVisible(illustration).some(({ form, cells }) => form.part === 'steam' && cells > 0)
    if (claim.of === 'air') return carriesWord(painted, claim) && showsAir(claim)
    if (claim.of !== 'trait') return changes(otherBriefs(composed, claim), LEAST_TRAIT)
    return showsTrait(claim)
  }
  function showsTrait(claim: Extract<Claim, { readonly of: 'trait' }>): boolean {
    // the face is seen from the front, turned by a third
    if (claim.slot === 'view' && claim.value === 'turned') return false
    // without an interior the sill is a table
    if (claim.slot === 'on' && claim.value === 'windowsill' && place === null) return false
    const plain = PLAIN_OF_TRAITS[`${claim.slot}:${claim.value}`] ?? PLAIN_OF_TRAITS[claim.slot]
    const others = otherBriefs(composed, claim)
    const [without, ...instead] = others
    // 站着 of a rabbit that sits in any case, which is true of 坐着
    const isLikeOther = (other: Brief): boolean => !differ(illustration, compose(other), keyByLook)
    const isUsual = claim.slot !== 'pose' || claim.value === 'sitting'
    if (!isUsual && instead.some(isLikeOther)) return false
    // the light of a sun that is not in the place behind
    if (/^(?:backdrop|lit)$/.test(claim.slot) && claim.value === 'sun')
      if (sight?.scene && !showsSun(sight)) return false
    if (plain === undefined || !without) return changes(others, LEAST_TRAIT)
    // another hat changes more than none
    const made = compose(without)
    if (differ(illustration, made, keyByLook)) return isProven(made, LEAST_TRAIT, plain)
    return changes(others, LEAST_TRAIT, keyByLook, plain)
  }
  function showsOther(claim: Extract<Claim, { readonly of: 'other' }>): boolean {
    if (isTooFewOthers(claim)) return false
    // 未来城市，飞行汽车: its own cars
    if (family.shows?.({ id: claim.id, count: null, traits: [] }, brief.main)) return true
    if (isLeftOut(composed, claim.id)) return false
    const own = listOtherKeys(claim.id)
    const isTagged = illustration.layers.some(({ thing = '' }) =>
      own.some((key) => thing.startsWith(key)),
    )
    if (isTagged) return showsThings(own)
    return changes(otherBriefs(composed, claim), LEAST_THING, keyByLook, LEAST_PLAIN)
  }
  function showsAir(claim: Extract<Claim, { readonly of: 'air' }>): boolean {
    // 落叶 fall before the subject of an autumn
    const isFalling = claim.meanings.some((one) => one.slot === 'season' && !one.denied)
    // 霓虹灯: signs of the street behind them
    const isCity = claim.meanings.some((one) => one.slot === 'scene' && one.value === 'city')
    if (claim.isHint && !isFalling)
      return isCity && /霓虹/u.test(claim.word ?? '') && place !== null && hasNeonSigns(place)
    const meanings = claim.meanings.filter(({ denied }) => !denied)
    // 晨雾 is mist first of all
    // without a place 落叶 fall where it is autumn
    const said = meanings.find((one) => place === null && one.slot === 'season')
    const meaning = meanings.find((one) => one.slot === 'weather') ?? said ?? meanings[0]
    if (!meaning) return true
    const { slot, value } = meaning
    // how something feels is understood where it is drawn: a smile, more flowers
    const isLit = brief.traits.some((trait) => trait.slot === LIGHT)
    if (slot === 'mood') {
      if (isLit && value === 'warm') return true
      const moods = new Set([...brief.moods].filter((id) => id !== value))
      return changes([{ ...brief, moods }], LEAST_TRAIT)
    }
    if (slot === 'style') return value === style || OWN_STYLE.test(style)
    // 巨大的雕像: how large something is that is not drawn
    if (slot === 'size') return false
    const isInSky = showsInSky(meaning)
    if (isInSky !== null) return isInSky
    if (slot === 'tint') return isLit
    // clothes alone are no winter
    if (value === 'winter' && !isPlaced && !brief.weather.has('snow')) return false
    if (family.arePlaces && showsOwnSky(illustration, brief, meaning)) return true
    const motifs = claim.meanings.filter((one) => one.slot === 'motif' && !one.denied)
    const isMissing = place && !motifs.every((motif) => isInScene(place, style, motif))
    if (isMissing) return false
    const isPainted = place !== null && isInScene(place, style, meaning)
    if (isPainted && (showsInPlace(meaning) || !BEFORE.test(`${slot}:${value}`)))
      return showsInPlace(meaning)
    return changes(otherAirs(brief, slot, value), LEAST_TRAIT, isPlaced ? keyByLook : keyByOutline)
  }
}

/** Which words of its prompt can be seen in what was composed. */
export function readingOfIllustration(
  { brief, family, words, chosen }: IllustrationIntent,
  prepared: PreparedIllustration,
): PromptReading {
  const { illustration, style, place, compose } = prepared
  const claim = shownIn({
    ...{ family, brief, style, illustration, compose },
    place: place?.scene ?? null,
    sight: lookAtIllustration(prepared),
  })
  const reading = buildReading(words, { claim })
  return chosen ? reportChosen(reading, chosen) : reading
}
