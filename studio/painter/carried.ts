import type { Brief, Family } from './illustration/family'
import type { Illustration } from './illustration/node'
import { LIT } from './illustration/light/effects'
import type { Claim } from './intent/claim'
import { isBareManner, showsManner } from './manner-shown'
import { isManner } from './reading/manner'
import {
  type SmallPicture,
  compareSmall,
  countHues,
  isSeen,
  measureChroma,
  measureLightness,
  measureTint,
  measureWarmth,
  showsBlueSky,
  showsGlow,
} from './proof'
import type { Scene } from './scene'
import { type Sight, leaveOut, leaveOutShapes } from './sight'
import type { SceneId, StyleId } from './slots'

/** Meanings of words beyond the plain one, and whether a picture carries it: 国风 is more than ink. */

export interface Painted {
  readonly brief: Brief
  readonly family: Pick<Family, 'id' | 'arePlaces'>
  readonly illustration: Illustration
  readonly place: Scene | null
  readonly style: StyleId
  readonly sight: Sight | null
}

const CHINESE = /国风|古风|中国风|国潮|古典|古韵|中式|东方/u
const FINE_BRUSH = /工笔/u
const BLANK = /留白|负空间/u
const FLAT = /扁平|矢量/u
const WARM = /暖色|暖调|暖黄|暖光|暖橙|昏黄/u
const COLD = /冷色|冷调/u
const COLOURFUL = /彩色|五彩|七彩|五颜六色|斑斓|缤纷|绚丽|绚烂/u
const LAMPLIGHT = /灯光|灯火/u
/** Hours at which lamps are lit. */
const LAMPLIT = /^(?:night|dusk)$/
const SUNNY = /阳光|日光|晴/u
/** Words for the sun itself or its light. */
const SUNLIGHT = /阳光|日光|日出|朝阳|旭日|烈日|正午|中午|晌午/u
const BLUE_SKY = /蓝天|碧空|晴空/u
/** Light of a low sun, in the sky. */
const GLOW = /晨光|晨曦|曙光|霞|余晖|夕照|晚照|暮光/u
/** 蓝色的城市，夕阳: its sky may have another colour. */
const SUNSETS = /夕阳|日落|落日|残阳|斜阳|黄昏|傍晚/u
const BEAMS = /光束|光柱|光芒|丁达尔|体积光/u
const WET = /雨后|积水|湿[润漉]/u
/** Snow that lies, and not only falls. */
const SNOWY = /皑皑|银装素裹|积雪|雪覆盖/u
/** Of a picture with it, the least that is white. */
const LEAST_WHITE = 0.12
/** Whose work is more than the brush that is used here. */
const PAINTERS = /梵高|莫奈|塞尚|雷诺阿|毕加索|齐白石|敦煌壁画/u
const INK = /水墨/u
const DISHES = /^(?:美食|食品|食物|菜品|餐饮)/u
/** Patterns of a landscape's abstract scene, which no illustration has behind it. */
const PATTERNS = /图案|纹理|纹样|曲线/u

/** Scenes that are Chinese by themselves when they are painted in ink. */
const CHINESE_SCENES: ReadonlySet<SceneId> = new Set<SceneId>([
  ...(['garden', 'bamboo-grove', 'lake', 'river', 'mountains', 'waterfall'] as const),
  ...(['village', 'cloud-sea'] as const),
])
const CHINESE_MOTIFS = /^(?:old-street|moon-gate|rock-garden|canal|market|round-window|tea-room)$/
const CHINESE_SUBJECTS =
  /^(?:pagoda|pavilion|temple|lotus|plum|peony|sakura|crane|koi|lantern|skiff|bamboo|willow|orchid)$/
/** Families that are drawn with a brush's outlines and washes. */
const TONES = [WARM, COLD, COLOURFUL, SUNNY, SUNLIGHT, BLUE_SKY, GLOW]
const BRUSHED = /^(?:people|animals|plants|myth|writing|marine)$/
const STILL_LIFE = /^(?:food|products)$/

/** Of the colours that have a hue, the least share of one side of the circle. */
const LEAST_SIDED = 0.6
/** Hues that make a picture colourful. */
const LEAST_HUES = 4
/** Mean lightness below which no sun shines. */
const LEAST_LIGHT = 0.55
/** Share of coloured pixels above which a picture is no ink painting. */
const MOST_COLOURED = 0.3
/** Of the frame, the least of a sun. */
const LEAST_SUN = 0.003

/** Whether a landscape has something Chinese. */
export const isChineseScene = ({ slots, motifs = [] }: Scene): boolean =>
  CHINESE_SCENES.has(slots.scene) ||
  motifs.some((motif) => CHINESE_MOTIFS.test(motif)) ||
  slots.subjects.some(({ id }) => CHINESE_SUBJECTS.test(id))

/** Whether a landscape carries a manner; null: the word is none. */
export function carriesManner(
  word: string,
  scene: Scene,
  style: StyleId,
  sight: Sight | null,
): boolean | null {
  const isBrush = style === 'ink' || style === 'blue-green'
  if (PAINTERS.test(word)) return false
  if (FINE_BRUSH.test(word)) return style === 'blue-green'
  if (PATTERNS.test(word)) return style !== 'ink'
  if (BEAMS.test(word))
    return hasBeams(sight) || (/光芒/u.test(word) && sight !== null && showsSun(sight))
  if (WET.test(word)) return isWet(sight)
  if (SUNSETS.test(word) && sight && !showsSunset(sight)) return false
  if (LAMPLIGHT.test(word) && !LAMPLIT.test(scene.slots.time) && scene.slots.scene !== 'interior')
    return false
  if (BLANK.test(word)) return /^(?:ink|minimal)$/.test(style)
  if (CHINESE.test(word)) return isBrush && isChineseScene(scene)
  return null
}

/** Whether a picture has what a word says of its light or its colours; null: the word says nothing of them. */
export function showsTone(word: string, sight: Sight | null): boolean | null {
  const isOfTone = TONES.some((tone) => tone.test(word))
  if (!isOfTone || !sight) return null
  const picture = sight.paint(null, sight.scene)
  if (WARM.test(word)) return measureWarmth(picture) >= LEAST_SIDED
  if (COLD.test(word)) return measureWarmth(picture) <= 1 - LEAST_SIDED
  if (BLUE_SKY.test(word)) return showsBlueSky(picture, /云/u.test(word)) ? null : false
  if (GLOW.test(word)) return showsGlow(picture) ? null : false
  if (SUNLIGHT.test(word) && sight.scene && !showsSun(sight)) return false
  if (SUNNY.test(word)) return measureLightness(picture) >= LEAST_LIGHT ? null : false
  return countHues(picture) >= LEAST_HUES
}

/** Of the frame, the least of beams of light. */
const LEAST_BEAMS = 0.03

/** Whether beams between trees or under water are seen. */
function hasBeams(sight: Sight | null): boolean {
  const bare = sight?.scene ? leaveOutShapes(sight.scene, /^(?:beams|rays)$/) : null
  if (!sight || !bare) return false
  return compareSmall(sight.paint(null, sight.scene), sight.paint(null, bare)).share >= LEAST_BEAMS
}

/** Of the frame, the least of what a wet road mirrors. */
const LEAST_WET = 0.02

function isWet(sight: Sight | null): boolean {
  if (!sight?.scene) return false
  const bare = leaveOut(sight.scene, { slot: 'framing', value: 'symmetry' })
  if (!bare) return false
  const { share } = compareSmall(sight.paint(null, sight.scene), sight.paint(null, bare))
  return share >= LEAST_WET
}

/**
 * Whether the sun of a landscape or of a place is in the picture.
 *
 * @param plain of the frame, the least of its disc: its glow alone is none
 */
export function showsSun({ scene, paint }: Sight, plain = 0): boolean {
  const bare = scene && leaveOut(scene, { slot: 'light', value: 'sun' })
  if (!bare) return false
  const difference = compareSmall(paint(null, scene), paint(null, bare))
  return isSeen(difference, LEAST_SUN) && difference.plain >= plain
}

const showsSunset = (sight: Sight): boolean =>
  showsGlow(sight.paint(null, sight.scene)) || showsSun(sight, LEAST_SUN)

/** A palace with flakes before it is not covered. */
const liesWhite = (picture: SmallPicture | null, place: Scene | null): boolean =>
  picture === null || place !== null || measureTint(picture, null, 'white') >= LEAST_WHITE

/** Whether an illustration carries what a word of its air says; what it means is proven by itself. */
export function carriesWord(
  { brief, family, illustration, place, style, sight }: Painted,
  { word = '', meanings }: Extract<Claim, { readonly of: 'air' }>,
): boolean {
  const isBrush = style === 'ink' || style === 'blue-green'
  if (PATTERNS.test(word) || PAINTERS.test(word)) return false
  const picture = sight?.paint(null, sight.scene) ?? null
  const made = { style, family: family.id, main: brief.main.id, scene: place, picture }
  if (isManner(word, meanings) && showsManner(word, meanings, made) === false) return false
  if (DISHES.test(word)) return family.id === 'food'
  const isLit = (value: string): boolean =>
    brief.traits.some((trait) => trait.slot === LIT && trait.value === value)
  if (BEAMS.test(word) && !isLit('shafts') && !hasBeams(sight)) return false
  if (WET.test(word) && !isLit('wet') && !isWet(sight)) return false
  if (SNOWY.test(word)) return liesWhite(picture, place)
  if (INK.test(word) && picture && measureChroma(picture) > MOST_COLOURED) return false
  // a place of its own has a sun in its sky or none
  if (SUNLIGHT.test(word) && family.arePlaces && sight && !showsOwnSun(illustration, sight))
    return false
  if (FINE_BRUSH.test(word)) return isBrush && BRUSHED.test(family.id)
  if (CHINESE.test(word))
    return isBrush && (BRUSHED.test(family.id) || (place !== null && isChineseScene(place)))
  if (meanings.length === 0) return isBareManner(word)
  if (FLAT.test(word)) return !STILL_LIFE.test(family.id)
  if (LAMPLIGHT.test(word) && brief.time !== 'night')
    return brief.traits.some(({ slot }) => slot === LIT)
  // 浅景深: what is small behind the subject is a blur
  const isBlurred = brief.traits.some(({ slot, value }) => slot === LIT && value === 'bokeh')
  if (isBlurred && meanings.every(({ slot }) => /^(?:motif|landform|subject|kind)$/.test(slot)))
    return false
  // neon is painted by night
  if (style === 'neon' && meanings.some(({ slot, value }) => slot === 'time' && value !== 'night'))
    return false
  return showsTone(word, sight) ?? true
}

function showsOwnSun(illustration: Illustration, { scene, paint }: Sight): boolean {
  const layers = illustration.layers.filter(({ name }) => name !== 'light in the sky')
  if (layers.length === illustration.layers.length) return false
  const without = paint({ ...illustration, layers }, scene)
  return compareSmall(paint(illustration, scene), without).plain >= LEAST_SUN
}

/** Whether fewer are drawn than are named; without numbers of their own few of them count as enough. */
export function isTooFew({ illustration }: Painted, key: string, count: number): boolean {
  const numbers = new Set(
    illustration.layers.flatMap(({ thing = '' }) =>
      thing.startsWith(key) ? [thing.slice(key.length)] : [],
    ),
  )
  return numbers.size > 1 ? numbers.size < count : count > MOST_UNNUMBERED
}

/** As many as are drawn in one piece, where they have no numbers. */
const MOST_UNNUMBERED = 9
