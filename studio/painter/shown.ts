import { type Brief, type Family, traitOf } from './illustration/family'
import { keyByLook, keyByOutline } from './illustration/form-keys'
import type { Form, Illustration } from './illustration/node'
import { familyOf } from './illustration/registry'
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
import { type Difference, compareSmall, isSeen, measureChroma, measureTint } from './proof'
import { hasNeonSigns } from './scenes/city/signs'
import { COLOURLESS_STYLES, isInScene } from './seen'
import type { Scene } from './scene'
import { type Sight, leaveOut, lookAtIllustration } from './sight'
import type { StyleId, TintId } from './slots'
import { otherBriefs } from './other-briefs'
import { LEAST_CELLS, isLeftOut, listPixels, sum } from './uncovered'
import { type Painted, carriesWord, isTooFew, showsSun } from './carried'

/**
 * Whether a word can be seen in an illustration: whether it would look otherwise without it. That
 * asks nothing of the families, so a new one cannot forget to answer.
 */

/** Of what a colour changes, the least that has it. */
const LEAST_TINTED = 0.4
/** The same of a whole thing, where all that the colour changes has it. */
const LEAST_DYED = 0.15
/** The same of the whole picture. */
const LEAST_HUED = 0.25
/** Of what is white, grey or black, the most that has a hue. */
const MOST_HUED = 0.25
const WEARERS = /^(?:people|myth|abstract)$/
/** Of the frame, the least of a thing and of what is said of one. */
const LEAST_THING = 0.0015
const LEAST_TRAIT = 0.001
/** Of the frame, a change that is seen however faint it is. */
const LARGE = 0.05
/** The same that is seen at a glance: of a thing, of what is worn or held, of a face. */
const LEAST_PLAIN = 0.002
/** Of a thing of the place, the least that is not behind the subject. */
const LEAST_UNCOVERED = 0.4
const PLAIN_OF_TRAITS: Readonly<Record<string, number>> = {
  ...{ expression: 0.0005, eyes: 0.0004, wear: 0.0015, wears: 0.0015, hold: 0.0015 },
  // clothes, and not a face alone
  'look:guofeng': 0.03,
  // its edges behind the body are none
  'wear:cape': 0.04,
}

/** Skirts begin below a bust. */
const DRESSES = /^(?:dress|frock|gown)$/
const isHiddenDress = (
  brief: Brief,
  { slot, value }: { readonly slot: string; readonly value: string },
): boolean =>
  slot === 'clothes' &&
  DRESSES.test(value) &&
  [brief.main, brief].some(({ traits }) =>
    traits.some((one) => one.slot === 'crop' && /^(?:face|avatar|bust)$/.test(one.value)),
  )

/** Styles that paint forms in their own colours: what changes many of those needs no painting. */
const TRUE_COLOURS = /^(flat|soft|oil)$/
/** Times the least. */
const CLEAR = 3
/** Of the frame, the least of a veil. */
const LEAST_STEAM = 0.0036
/** Without a painting to compare. */
const ALL: Difference = { share: 1, contrast: 1, plain: 1, pixels: [] }
/** Air that is drawn before a subject as well as in the place behind it. */
const BEFORE = /^(?:weather:(?:rain|snow|storm|fog)|season:.+|light:(?:sun|moon|crescent))$/
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
const listKeys = ({ layers }: Illustration, toKey: FormKey): Set<number> =>
  new Set(layers.flatMap(({ forms }) => [...eachForm(forms)].map(toKey)))

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

/** Words of no style of their own, and styles that they ask for (intent/atmosphere.ts). */
const IN_GENERAL =
  /插[画图畫圖]|卡通|扁平|矢量|平面|极简|简[约洁]|绘本|童书|动[漫画]|illustration|cartoon|flat/u
const OWN_STYLE = /^(flat|soft)$/

const SKY_ITSELF = /^(?:framing:low-horizon|scene:night-sky)$/

/** Whether anything in it is writing. */
const isWritten = (made: Illustration): boolean =>
  listVisible(made).some(({ form, cells }) => form.role === 'text' && cells > 0)

/** Answers for each word of one composed illustration. */
export function shownIn(composed: Composed): (claim: Claim) => boolean {
  const { family, brief, illustration, place, style, compose, sight } = composed
  const nothing: Illustration = { ...illustration, layers: [] }
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
    // 绿色仙子: her dress
    const isWorn = on.of === 'thing' && WEARERS.test(familyOf(on.id)?.id ?? '')
    if (on.of !== 'thing' || isWorn) return changed.some((made) => isTinted(made, tint))
    // 白色运动鞋 that is half blue; 白天鹅 has that colour, and no word gives it another one
    const keys = on.id === brief.main.id ? ['main '] : listOtherKeys(on.id)
    const layers = withoutThings(keys)
    const isApart = layers.length < illustration.layers.length
    if (!isApart) return changed.some((made) => isTinted(made, tint))
    if (changed.length > 0 && !changed.some((made) => isTinted(made, tint))) return false
    const own = sight?.paint(illustration, sight.scene)
    if (!own) return true
    const pixels = listPixels(illustration, own, keys)
    const isMixed = isGreyish(tint) && measureChroma(own, pixels) > MOST_HUED
    // the frame of a bicycle, whose wheels are black in any case
    const isDyed = !isGreyish(tint) && changed.length > 0
    return !isMixed && measureTint(own, pixels, tint) >= (isDyed ? LEAST_DYED : LEAST_TINTED)
  }
  /** 灯塔边的猫: most of it is behind the subject. */
  const isHiddenThing = ({ slot }: Meaning, bare: Scene, { plain }: Difference): boolean => {
    if (!sight || !/^(?:subject|kind)$/.test(slot)) return false
    const alone = compareSmall(sight.paint(nothing, sight.scene), sight.paint(nothing, bare))
    return plain < alone.plain * LEAST_UNCOVERED
  }
  const showsInPlace = (meaning: Meaning): boolean => {
    if (!sight?.scene) return true
    const bare = leaveOut(sight.scene, meaning)
    if (!bare) return true
    const difference = compare(illustration, bare)
    if (difference && isHiddenThing(meaning, bare, difference)) return false
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
    // any picture is a wallpaper
    if (claim.of === 'sheet') return /壁纸/u.test(claim.word ?? '') || isWritten(illustration)
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
    if (claim.of === 'tint') return showsTint(claim)
    if (claim.of === 'other') return showsOther(claim)
    if (claim.of === 'text' && brief.texts.length === 1) return isWritten(illustration)
    // drawn over all that is hot
    if (claim.of === 'trait' && claim.slot === 'steam') return showsSteam()
    if (claim.of === 'air') return carriesWord(painted, claim) && showsAir(claim)
    if (claim.of !== 'trait') return changes(otherBriefs(composed, claim), LEAST_TRAIT)
    return showsTrait(claim)
  }
  function showsTint(claim: TintClaim): boolean {
    const { tint } = claim
    if (claim.on.of === 'trait' && isHiddenDress(brief, claim.on)) return false
    const isOfAll = /^(picture|ground)$/.test(claim.on.of)
    if (isOfAll && COLOURLESS_STYLES.test(style) && !isGreyish(tint)) return false
    const isMuch = (): boolean =>
      !sight || measureTint(sight.paint(illustration, sight.scene), null, tint) >= LEAST_HUED
    if (isOfAll && isGreyish(tint) && !isMuch()) return false
    return hasTint(claim, otherBriefs(composed, claim))
  }
  function showsSteam(): boolean {
    const layers = illustration.layers.map((layer) => ({
      ...layer,
      forms: layer.forms.filter(({ part }) => part !== 'steam'),
    }))
    const isDrawn = illustration.layers.some(({ forms }) =>
      forms.some(({ part }) => part === 'steam'),
    )
    const { plain } = compare({ ...illustration, layers }) ?? ALL
    return isDrawn && plain >= LEAST_STEAM
  }
  function showsTrait(claim: Extract<Claim, { readonly of: 'trait' }>): boolean {
    // the face is seen from the front, turned by a third
    if (claim.slot === 'view' && claim.value === 'turned') return false
    // paws of who floats are empty
    if (claim.slot === 'hold' && family.id === 'animals' && traitOf(brief.main, 'does'))
      return false
    // of a bust a dress is a blouse
    if (isHiddenDress(brief, claim)) return false
    // before a place of its own nothing hangs over them
    if (claim.slot === 'backdrop' && claim.value === 'eaves')
      return illustration.layers.some(({ name, forms }) => name === 'backdrop' && forms.length > 0)
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
    if (slot === 'style')
      return value === style || (OWN_STYLE.test(style) && IN_GENERAL.test(claim.word ?? ''))
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
