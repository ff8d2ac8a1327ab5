import type { Point } from './drawing'
import type { Meaning } from './lexicon/format'
import { reportChosen } from './intent/open-request'
import { findSign, findTexts } from './intent/quotes'
import { lexicon } from './lexicon/lexicon'
import { isHint } from './reading/hint'
import { type PromptReading, withoutSubstituted } from './parse'
import { isMannerStretch, listHeads } from './reading/manner'
import { normalise } from './reading/normalise'
import type { WishStretch } from './reading/reader'
import { reportWords } from './reading/report'
import { isLedByAttributes, reportWhole } from './reading/whole-words'
import type { PreparedLandscape } from './prepare'
import { FILLING, boxOfSubjects, covers, showsLand, showsSubjects } from './in-frame'
import { type Difference, compareSmall, isSeen, measureTint, smallSize } from './proof'
import type { Scene } from './scene'
import { showsManner } from './manner-shown'
import { leaveOut, lookAtScene } from './sight'
import { hasNeonSigns } from './scenes/city/signs'
import { MOST_CLOUDS } from './scenes/parts/clouds'
import { carriesManner, showsTone } from './carried'
import { showsOutside } from './scenes/interior/outside'
import { CLOSED, showsWeather } from './scenes/weather-shown'
import { SCENE_DEFINITIONS } from './scenes/registry'
import { shows } from './scenes/scene-definition'
import { isGreyish } from './palettes/tints'
import type { DyedPart, FramingId, KindId, MotifId, PlaceId, StyleId, TintId } from './slots'
import { BLOSSOMING, listSubjects } from './subjects/kinds'

/** Words of a prompt that can be seen in a composed scene. */

const WATERY = /^(sea|coast|lake|river|waterfall)$/
/** Of the frame, the least of a thing. */
const LEAST_THING = 0.0015
/** The same of what covers much: a few trees are no forest. */
const LEAST_OF: Readonly<Record<string, number>> = { forest: 0.06, fog: 0.08 }
/** The same that is seen at a glance, of a thing and of what a wet road mirrors. */
const LEAST_PLAIN = 0.0007
const LEAST_MIRROR = 0.03
/** Of the frame, the least of a person of whom more is said than that there is one. */
const LEAST_PERSON = 0.012
const PERSONS = /[女男孩婆爷妇奶妈爸姐妹哥弟]|少年/u
const HERBS = /野花/u
/** Grown by people, and tall. */
const GARDEN_FLOWERS = /^(?:sunflower|peony|lotus|rose|chrysanthemum|orchid)$/
const FLOWERS: ReadonlySet<string> = new Set(
  listSubjects('flower').filter((id) => !GARDEN_FLOWERS.test(id)),
)
const isFlowering = ({ slots, layers }: Scene): boolean =>
  slots.subjects.some(({ id }) => FLOWERS.has(id) && !BLOSSOMING.has(id)) ||
  layers.some((layer) => layer.kind === 'shapes' && /flower|bloom|meadow/.test(layer.name))
/** 对称 needs no water. */
const MIRRORED = /倒影|倒映/u
const isFigure = ({ slot }: Meaning): boolean => slot === 'subject' || slot === 'kind'
/** Of what is said to have a colour, the least that has it. */
const LEAST_TINTED = 0.4
/** The same of the whole picture. */
const LEAST_HUED = 0.25
/** Of the picture, the least of a part that has a colour of its own. */
const LEAST_DYED = 0.1
/** Never drawn of a thing in a landscape. */
const UNSEEN_ACTION = /燃烧|着火|破碎|融化/gu
/** Characters: 宁静. */
const LONGEST_MOOD = 3

function showsPlace(scene: Scene, value: string): boolean {
  const { slots, layers, height } = scene
  if (slots.scene === value) return true
  if (CLOSED.test(slots.scene)) return false
  if (value === 'city' && scene.motifs?.includes('cloud-city')) return true
  // 森林溪流: running water is drawn as shapes there
  if (value === 'river' && scene.motifs?.includes('brook')) return true
  if (value === 'cloud-sea' && scene.motifs?.includes('summit')) return true
  if (slots.scene === 'interior') return showsOutside(slots, value)
  if (WATERY.test(value) && value !== 'waterfall')
    return layers.some(
      (layer) => layer.kind === 'waves' || (layer.kind === 'water' && layer.top < height * 0.95),
    )
  if (value === 'village' && scene.motifs?.includes('old-street')) return true
  if (value === 'mountains') return showsLand(scene, ({ form }) => form !== 'ground')
  if (value === 'grassland' && /^(?:forest|garden|city)$/.test(slots.scene)) return false
  if (value === 'grassland') return showsLand(scene, ({ form, snow }) => form !== 'rock' && !snow)
  if (value === 'snow-field') return showsLand(scene, ({ snow }) => snow > 0.3)
  if (value === 'forest') return showsLand(scene, ({ cover }) => cover.some((one) => one.foliage))
  return value === 'night-sky' && layers.some(({ kind }) => kind === 'stars')
}

function showsLight(scene: Scene, value: string): boolean {
  if (value === 'stars') return scene.layers.some((layer) => layer.kind === 'stars')
  return scene.layers.some((layer, index) => {
    if (layer.kind !== (value === 'sun' ? 'sun' : 'moon')) return false
    const { x, y, radius } = layer
    const rim: Point[] = [
      ...[[x, y - radius * 0.6] as const, [x, y] as const, [x, y + radius * 0.6] as const],
    ]
    const nearer = scene.layers.slice(index + 1)
    return rim.some(
      (point) =>
        point[1] > 0 &&
        point[1] < scene.height &&
        x > 0 &&
        x < scene.width &&
        !nearer.some((other) => covers(other, point)),
    )
  })
}

/** Views and ways that only some compositions have. */
const COMPOSED = /^(path|above|below|symmetry|diagonal|framed)$/
/** Materials without effect in a landscape. */
const TRANSPARENT = /^(glass|paper|stone|silk)$/
/** 玻璃城市: its towers are of glass. */
const isGlassCity = ({ slots, motifs = [] }: Scene): boolean =>
  slots.material === 'glass' && motifs.includes('skyline')

/** Styles without colours but those of things. */
export const COLOURLESS_STYLES = /^(ink|pencil)$/
/** Styles with colours of their own, but for named things. */
const OWN_COLOURS = /^(ink|pencil|neon|ukiyoe)$/

/** A colour of one thing, or the hue of the whole picture; no landscape is white or black. */
function showsTint(scene: Scene, style: StyleId, tint: TintId, isOfThing = false): boolean {
  const { slots } = scene
  if (slots.subjects.some((one) => one.tint === tint && showsSubjects(scene, [one.id]))) return true
  if (isOfThing) return false
  if (OWN_COLOURS.test(style)) return tint === 'grey' && COLOURLESS_STYLES.test(style)
  return slots.tint === tint && !isGreyish(tint)
}

/** Of the frame's height, the most of what is far away. */
const MOST_FAR = 0.3

/** Whether one of some things is at its requested place; near always. */
function standsAt(scene: Scene, ids: readonly string[], place: PlaceId): boolean {
  const box = boxOfSubjects(scene, ids)
  if (box && place === 'far') return box.bottom - box.top <= scene.height * MOST_FAR
  if (!box || !/^(left|right|middle)$/.test(place)) return true
  const x = (box.left + box.right) / 2 / scene.width
  if (place === 'middle') return Math.abs(x - 0.5) < 0.17
  return place === 'left' ? x < 0.5 : x > 0.5
}

const BLOSSOMS = [...BLOSSOMING, 'peony', 'lotus', 'sunflower']

/** Seasons are colours of plants: ink and pencil have them where something blooms, and snow. */
function showsSeason(scene: Scene, style: StyleId, season: string): boolean {
  if (!COLOURLESS_STYLES.test(style) || season === 'winter') return true
  return style === 'ink' && showsSubjects(scene, BLOSSOMS)
}

/** 小巷两侧的老屋: the houses along a street are no things of their own. */
const isOfStreet = ({ slots, motifs = [] }: Scene, value: string): boolean =>
  value === 'cottage' && slots.scene === 'city' && motifs.some((one) => /street|market/.test(one))

const hasWetMirror = ({ layers }: Scene): boolean =>
  layers.some((one) => one.kind === 'shapes' && one.name === 'wet road' && one.shapes.length > 4)

/** 霓虹灯: only some streets have signs of them. */
const NEON_LAMPS = /^霓虹灯/

/** Whether what a word means can be seen in a composed scene; what is no thing to be seen always can. */
export function isInScene(scene: Scene, style: StyleId, { slot, value }: Meaning): boolean {
  const { slots } = scene
  switch (slot) {
    case 'subject':
      return showsSubjects(scene, [value]) || isOfStreet(scene, value)
    case 'kind':
      return showsSubjects(scene, listSubjects(value as KindId))
    case 'scene':
      return showsPlace(scene, value)
    case 'light':
      return showsLight(scene, value)
    case 'weather':
      return showsWeather(scene, value)
    case 'time':
      // neon is painted by night
      if (style === 'neon' && value !== 'night')
        return scene.layers.some(({ kind }) => kind === 'sun')
      return !CLOSED.test(slots.scene) && slots.time === value
    case 'season':
      return !CLOSED.test(slots.scene) && slots.season === value && showsSeason(scene, style, value)
    case 'motif':
      return (
        scene.motifs?.includes(value as MotifId) ??
        shows(SCENE_DEFINITIONS[slots.scene], new Set([value as MotifId]))
      )
    case 'landform':
      return (
        slots.landform === value &&
        !/^(abstract|underwater|interior|city|grassland|forest|garden)$/.test(slots.scene)
      )
    case 'style':
      return style === value
    case 'tint':
      return showsTint(scene, style, value as TintId)
    case 'framing':
      // under snow there is no path
      if (value === 'path' && slots.weather.has('snow')) return false
      // 霓虹倒影: the lights in a wet road
      if (value === 'symmetry' && hasWetMirror(scene)) return true
      return !COMPOSED.test(value) || (scene.framing?.includes(value as FramingId) ?? true)
    case 'material':
      return slots.material === value && (!TRANSPARENT.test(value) || isGlassCity(scene))
    default:
      return true
  }
}

/** Which words of a landscape can be seen in what was composed of them. */
export function readingOfScene({
  prompt,
  chosen,
  parsed: { known, left, reading },
  scene,
  style,
  composeAt,
}: PreparedLandscape): PromptReading {
  const small = composeAt?.(smallSize(scene))
  const sight = small ? lookAtScene(small.scene, small.random, style) : null
  const spelling = normalise(prompt)
  // 亭子上写着“莲花”: no landscape has words
  const texts = findSign(prompt) === null ? null : findTexts(spelling.text, spelling.written)
  const isQuoted = ({ start, end }: WishStretch): boolean =>
    texts?.stretches.some((text) => text.start <= start && end <= text.end) ?? false
  /** Difference that a word makes in the small picture; null: no part can be taken out for it. */
  const compare = (meaning: Meaning): Difference | null => {
    const bare = sight?.scene && leaveOut(sight.scene, meaning)
    if (!sight || !bare) return null
    return compareSmall(sight.paint(null, sight.scene), sight.paint(null, bare))
  }
  const isProven = (meaning: Meaning): boolean => {
    // points of light over the whole picture, each less than the small one shows
    if (meaning.slot === 'subject' && FILLING.has(meaning.value)) return true
    if (sight?.scene && isFigure(meaning) && isOfStreet(sight.scene, meaning.value)) return true
    const difference = compare(meaning)
    const least = LEAST_OF[meaning.value] ?? LEAST_THING
    const plain = isFigure(meaning) ? LEAST_PLAIN : 0
    return difference === null || (isSeen(difference, least) && difference.plain >= plain)
  }
  // 红色太阳: a colour is on what follows it, else on much of the picture
  const isDyed = (tint: TintId, meanings: readonly Meaning[]): boolean => {
    if (!sight?.scene) return showsTint(scene, style, tint)
    const own = sight.paint(null, sight.scene)
    const bare = meanings.flatMap((meaning) => leaveOut(sight.scene ?? scene, meaning) ?? [])
    if (bare.length > 0)
      return bare.some((other) => {
        const without = sight.paint(null, other)
        const { pixels } = compareSmall(own, without)
        const isTinted = (i: number): boolean => measureTint(own, [i], tint) > 0
        // its glow on ground of that colour is not the thing
        const ownOnly = pixels.filter((i) => !isTinted(i) || measureTint(without, [i], tint) === 0)
        return (
          measureTint(own, ownOnly, tint) >= LEAST_TINTED ||
          (!isGreyish(tint) &&
            measureTint(own, pixels, tint) >= LEAST_HUED &&
            showsTint(scene, style, tint, true))
        )
      })
    return showsTint(scene, style, tint) && measureTint(own, null, tint) >= LEAST_HUED
  }
  // 紫色的天空: a part of the picture has it
  const isPartDyed = (tint: TintId, part: DyedPart): boolean => {
    if (scene.slots.dyed?.[part] !== tint) return false
    if (part === 'disc' && style === 'ink') return true
    if (COLOURLESS_STYLES.test(style)) return false
    if (part === 'clouds') return scene.slots.motifs.has('open-sky')
    if (part === 'disc') return showsLight(scene, 'sun') || showsLight(scene, 'moon')
    if (!sight?.scene || isGreyish(tint)) return true
    return measureTint(sight.paint(null, sight.scene), null, tint) >= LEAST_DYED
  }
  /** 可爱 of a mountain: no picture is made so. */
  const isMadeOtherwise = (stretch: WishStretch, wanted: readonly Meaning[]): boolean => {
    if (!isMannerStretch(spelling.text, stretch)) return false
    const { start, head = start, end } = stretch
    const made = { style, family: null, scene, picture: sight?.paint(null, sight.scene) ?? null }
    return showsManner(spelling.text.slice(head, end), wanted, made) === false
  }
  const isMirroring = (meaning: Meaning): boolean =>
    scene.layers.some(({ kind }) => kind === 'water') ||
    (compare(meaning)?.plain ?? 0) >= LEAST_MIRROR
  const isShown = (stretch: WishStretch, at: number): boolean => {
    if (isQuoted(stretch)) return false
    const { wishes, head, end } = stretch
    // the first of several meanings is what the word is about: 雪山 is a mountain
    const wanted = wishes.filter(({ denied }) => !denied).map(({ meaning }) => meaning)
    const [first] = wanted
    if (!first) return true
    const next = known[at + 1]
    const gap = next && spelling.text.slice(end, next.start)
    const named = next && /^的?$/u.test(gap ?? '-') ? next.wishes.map(({ meaning }) => meaning) : []
    const word = spelling.text.slice(head, end)
    if (isMadeOtherwise(stretch, wanted)) return false
    const dyes = wishes[0]?.dyes
    if (first.slot === 'tint' && dyes) return isPartDyed(first.value as TintId, dyes)
    if (first.slot === 'tint') return isDyed(first.value as TintId, named)
    const isCarried = carriesManner(word, scene, style, sight) ?? showsTone(word, sight)
    if (isCarried === false) return false
    // 鸟语花香: how it feels in words for what is there
    if (first.slot === 'mood' && end - (head ?? stretch.start) > LONGEST_MOOD) return false
    // 屋顶 is a city, of which not every composition shows them
    const parts = wanted.filter(({ slot }) => /^(motif|subject)$/.test(slot))
    const isSigns = NEON_LAMPS.test(spelling.text.slice(head, end)) && hasNeonSigns(scene)
    const isSuggested = head !== undefined && isHint(spelling.text.slice(head, end)) && !isSigns
    const all = [...new Set([first, ...parts])]
    // 美女: a tiny figure is like anybody
    const isDescribed = PERSONS.test(word) && first.slot === 'kind'
    if (isDescribed && (compare(first)?.plain ?? 1) < LEAST_PERSON) return false
    // 野花 are no blossoms of a tree
    if (HERBS.test(word) && !isFlowering(scene)) return false
    if (MIRRORED.test(word) && !isMirroring(first)) return false
    const proven = (one: Meaning): boolean => one.slot === 'framing' || isProven(one)
    return !isSuggested && all.every((one) => isInScene(scene, style, one) && proven(one))
  }
  // 深灰色大海: of a sea that is not grey only the sea
  const isPlain = ({ head, wishes, tint: said }: WishStretch): boolean => {
    const tint = said ?? wishes.find((wish) => wish.tint)?.tint
    const meanings = wishes.map(({ meaning }) => meaning)
    const things = meanings.flatMap(({ slot, value }) =>
      slot === 'kind' ? listSubjects(value as KindId) : slot === 'subject' ? [value] : [],
    )
    const isPlaced = wishes.every(({ place }) => !place || standsAt(scene, things, place))
    const isCounted = wishes.every(
      ({ meaning, count }) => meaning.value !== 'clouds' || (count ?? 1) <= MOST_CLOUDS,
    )
    return head === undefined || ((!tint || isDyed(tint, meanings)) && isPlaced && isCounted)
  }
  // 写实油画: where another style is painted it says nothing
  const isSilent = ({ by }: { readonly by: string }): boolean => {
    const [first] = lexicon.get(by) ?? []
    return first?.slot === 'style' && first.value !== style
  }
  const silent = reading.substituted?.filter(isSilent).map(({ word }) => word) ?? []
  const near = reading.substituted?.filter((one) => !isSilent(one)) ?? []
  const substituted = near.length > 0 ? near : undefined
  const seen = known.filter(isShown)
  const unseen = known.filter((stretch) => !seen.includes(stretch))
  const bare = seen.filter((stretch) => !isPlain(stretch))
  // 燃烧的蝴蝶: nothing burns here
  const actions = [...spelling.text.matchAll(UNSEEN_ACTION)].map(({ 0: action, index }) => ({
    start: index,
    end: index + action.length,
  }))
  const isStill = ({ start, head = start }: WishStretch): boolean =>
    actions.every((action) => action.end <= start || action.start >= head)
  const said = bare.map(({ start, head = start }) => ({
    start,
    end: spelling.text[head - 1] === '的' ? head - 1 : head,
  }))
  const isOfManner = (one: WishStretch): boolean => isMannerStretch(spelling.text, one)
  const whole = reportWhole(spelling, {
    manner: listHeads(seen.filter(isOfManner)),
    understood: seen.flatMap((one) => {
      if (isOfManner(one)) return []
      const isWhole = isPlain(one) && isStill(one) && isLedByAttributes(spelling.text, one)
      return isWhole ? one : { ...one, start: one.head ?? one.start }
    }),
    ignored: [...left, ...unseen, ...said, ...actions],
  })
  const shown = whole.understood
  const manner = withoutSubstituted(whole.manner, substituted)
  const understood = withoutSubstituted(shown, substituted)
  const ignored = whole.ignored.filter((word) => !silent.includes(word))
  const things = unseen.filter(({ wishes }) =>
    wishes.some(({ meaning, denied }) => !denied && /^(subject|kind)$/.test(meaning.slot)),
  )
  const missing = reportWords(spelling, things).filter((word) => !shown.includes(word))
  const shownWords: PromptReading = {
    understood,
    ignored,
    ...(manner.length > 0 && { manner }),
    ...(substituted && { substituted }),
    ...(missing.length > 0 && { missing }),
  }
  return chosen ? reportChosen(shownWords, chosen) : shownWords
}
