import type { Family, FramedSetting } from '../illustration/family'
import type { Meaning } from '../lexicon/format'
import { OPTIONAL_WORDS } from '../lexicon/pictureless'
import type { Wish } from '../parse'
import { isWinterOfPeaks } from '../reading/reader'
import type { MoodId, SeasonId, StyleId, TimeId, TintId, WeatherId } from '../slots'
import { isWordDenied } from './denial'
import { findDyedSky, toSkyWish } from './dyed-sky'
import { findLayout } from './layout'
import type { Term } from './term'

/** Hour, air, place and style of a prompt around its subject. */
export interface Atmosphere {
  readonly time: TimeId | null
  readonly season: SeasonId | null
  readonly weather: ReadonlySet<WeatherId>
  readonly moods: ReadonlySet<MoodId>
  readonly style: StyleId | null
  /** The colour of the sky: 紫色的天空. */
  readonly sky: TintId | null
  /** The colour of the light: 暖色灯光. */
  readonly light: LightTone | null
  /** Words of the place; null where none is named or none is taken. */
  readonly setting: readonly Wish[] | null
  /** Hour, season, weather and light, as they are said. */
  readonly air: readonly Wish[]
  /** Terms that the picture will show. */
  readonly used: ReadonlySet<Term>
}

function wordMap(rows: Readonly<Partial<Record<StyleId, string>>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([style, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word.replaceAll('_', ' '), style] as const),
    ),
  )
}

/** Words that mean another style for a thing than for a landscape. */
const OWN_STYLES = wordMap({
  flat: `插画 插图 平面插画 扁平 扁平插画 扁平风 扁平化 矢量 矢量插画 矢量图 平面设计 孟菲斯 商业插画 卡通 illustration vector vector_illustration flat flat_design flat_illustration cartoon`,
  soft: `3d 3d渲染 c4d blender 盲盒 粘土 黏土 泥塑 质感插画 立体 手办 毛绒 毛毡 羊毛毡 皮克斯 3d_render clay claymation plush toy pixar`,
})

/** Slots of what a sheet shows in its window. */
export const FRAMED = /^(scene|motif|landform|subject)$/

/** Words of a landscape that are shown behind a subject or in a window; drawn: by places; living: who may be outside. */
export type SettingKind = 'none' | 'drawn' | 'behind' | 'open' | 'living' | 'hours' | FramedSetting

/** Meanings, `slot:value`. */
interface Shown {
  /** Of words that are shown where there is a setting. */
  readonly shown: RegExp | null
  /** Of words that make one. */
  readonly placed: RegExp | null
}

/** The colour that all of a picture is lit in. */
export type LightTone = 'warm' | 'cool'

const TONES: readonly (readonly [RegExp, LightTone])[] = [
  [/^(暖色.*|暖[光黄调].*|昏黄|warm_?(?:light|tones?|colou?rs))$/, 'warm'],
  [/^(冷色.*|冷[光调].*|cool_?(?:light|tones?|colou?rs))$/, 'cool'],
]

export function readLightTone(text: string): LightTone | null {
  return TONES.find(([words]) => words.test(text))?.[1] ?? null
}

const BEHIND = /^(scene|motif|landform)$/
/** 雨后 and 连绵 say what a place is like, and are none. */
const PLACES = /^(?:(?:scene|landform):|motif:(?!wet$|range$))/
const toKey = ({ slot, value }: Meaning): string => `${slot}:${value}`

/** Places, and what is seen in the open air behind a person: 彩虹, 闪电, 树, 小屋. */
const OPEN =
  /^((scene|landform):|motif:(?!wet$|range$)|kind:(tree|building|boat|bridge)$|subject:((double-)?rainbow|aurora|lightning|meteor(-shower)?|milky-way|fireworks|cottage|castle|lighthouse|pagoda|temple|pavilion|windmill|([a-z]+-)?bridge|bamboo|plum|sakura|cherry-tree|bare-tree|maple|pine|reeds|willow|lotus|peony|sunflower|birds|crane|swallow|butterfly|sky-lantern|skiff|sailboat|balloon|kite)$)/
/** In the air around who is outside; of a flower in a vase the petals are its own. */
const FALLING = /^subject:(?:fireflies|falling-(?:petals|leaves))$/
const AROUND_LIVING = new RegExp(`${OPEN.source}|${FALLING.source}`)
const SEEN_BEHIND = /^(scene|motif|landform):/
const FRAMES = /^(?:(?:scene|motif|landform):|subject:(?!fireflies|falling-))/
const SETTINGS: Readonly<Record<SettingKind, Shown>> = {
  none: { shown: null, placed: null },
  drawn: { shown: null, placed: null },
  behind: { shown: SEEN_BEHIND, placed: PLACES },
  open: { shown: new RegExp(`${OPEN.source}|^motif:`), placed: OPEN },
  living: { shown: new RegExp(`${AROUND_LIVING.source}|^motif:`), placed: AROUND_LIVING },
  places: { shown: FRAMES, placed: FRAMES },
  hours: {
    shown: FRAMES,
    placed: /^(?:(scene|motif|landform|subject|time|light):|weather:(?:rain|snow|storm|fog)$)/,
  },
  all: { shown: FRAMES, placed: /^(scene|motif|landform|subject|time|season|weather|light):/ },
}
/** Slots of the hour and the weather. */
export const AIR = /^(time|season|weather|light|mood)$/
/** Lights of a night: 站在月亮下面. */
export const SKY = /^(?:moon|crescent|stars)$/

/** 草地, 小屋, 柳树: outside, under a sky; animals have a home there and are none. */
export const namesOpenAir = ({ meanings, isAnimal }: Term): boolean =>
  !isAnimal && meanings.some((meaning) => OPEN.test(toKey(meaning)))

/**
 * 站在月亮下: behind a subject without a use it is the sky of a night, and no disc; 草地上，太阳: of the
 * place that is named.
 */
export function isInSky(
  value: string,
  { text }: Term,
  { openAir }: Family,
  terms: readonly Term[],
): boolean {
  if (openAir === undefined || findLayout(terms) !== null) return false
  if (SKY.test(value)) return true
  return value === 'sun' && /^(?:大?太阳|sun)$/.test(text) && terms.some(namesOpenAir)
}

/** The style a term asks for. */
function findStyle({ text, meanings }: Term): string | undefined {
  return OWN_STYLES.get(text) ?? meanings.find(({ slot }) => slot === 'style')?.value
}

/** 极简水墨, 插画，工笔画: whether a style that is said only in general yields to a later one. */
function yieldsToStyle(first: Term, style: string | null, later: Term, named: string): boolean {
  if (style === 'minimal') return named !== 'minimal'
  // 写实油画
  if (first.standIn !== null) return later.standIn === null && named !== 'minimal'
  return OPTIONAL_WORDS.has(first.text) && !OPTIONAL_WORDS.has(later.text) && named !== 'minimal'
}

const GLOWS = /^(?:发光|电子|荧光|激光|迷幻|glowing|fluorescent)$/
const STYLING = /^(?:风格?|插画|画风|艺术|质感|style)$/

/** 霓虹|街头, 发光的植物: a light of something, and no way of painting. */
function belongsToLight(terms: readonly Term[], term: Term): boolean {
  const next = terms[terms.indexOf(term) + 1]
  if (next && STYLING.test(next.text)) return false
  if (GLOWS.test(term.text)) return true
  // 霓虹街道: a place of lights
  if (term.text.startsWith('霓虹') && term.meanings[0]?.slot === 'scene') return true
  return term.text === '霓虹' && next?.start === term.end && next.kind !== 'break'
}

const NEON = /^霓虹灯[光牌]?$/

/** 赛博朋克风格的羊，在宇宙中: whether a word names a scene that neither styles nor lamps bring. */
const namesOtherScene = (terms: readonly Term[], styled: Term): boolean =>
  terms.some(
    (term) =>
      term !== styled &&
      !NEON.test(term.text) &&
      findStyle(term) === undefined &&
      term.meanings.some(({ slot, denied }) => slot === 'scene' && !denied),
  )

/** 赛博朋克风格，日落: the same of the hour. */
const namesOtherHour = (terms: readonly Term[], styled: Term): boolean =>
  terms.some(
    (term) => term !== styled && term.meanings[0]?.slot === 'time' && !term.meanings[0].denied,
  )

const SCREENS = /^(?:客户端|软件|应用|界面|壁纸|系统)$/

/** 坐在草地上, 哪吒闹海: one and the place. */
const POSED = /^(?:[坐躺站趴]在.+[上里中]|坐月亮上|哪吒闹海)$/

/** Wishes of a word for the surroundings. */
function listWishes(term: Term, terms: readonly Term[], placed: RegExp | null): Wish[] {
  const yields = findStyle(term) !== undefined || NEON.test(term.text)
  const isOther = yields && namesOtherScene(terms, term)
  const isOtherHour = yields && namesOtherHour(terms, term)
  // 银杏: a maple that is golden
  const coat = term.meanings.find(({ slot }) => slot === 'tint')?.value as TintId | undefined
  return term.meanings.flatMap((meaning): Wish[] => {
    const { slot, denied } = meaning
    if (slot === 'scene' && isOther) return []
    if (slot === 'time' && isOtherHour) return []
    // 坐在月亮上: there is no second one in the sky
    if (denied) return POSED.test(term.text) ? [{ meaning, count: null, denied }] : []
    if (!AIR.test(slot) && !placed?.test(toKey(meaning))) return []
    return [
      {
        ...{ meaning, count: null, denied: false },
        ...(slot === 'subject' && coat && { tint: coat }),
        ...(isWinterOfPeaks(term.meanings, meaning) && { isOfPeaks: true }),
      },
    ]
  })
}

/**
 * Gathers what surrounds the subject.
 *
 * @param taken terms that are things and their properties
 * @param kind what is painted of a place that is named
 */
export function readAtmosphere(
  terms: readonly Term[],
  taken: ReadonlySet<Term>,
  kind: SettingKind,
): Atmosphere {
  const used = new Set<Term>()
  const wishes: Wish[] = []
  let style: string | null = null
  let styled: Term | null = null
  let light: LightTone | null = null
  const setting = SETTINGS[kind]
  for (const [at, term] of terms.entries()) {
    if (isWordDenied(terms, at) || (taken.has(term) && !POSED.test(term.text))) continue
    const tone = readLightTone(term.text)
    if (tone && light === null) {
      light = tone
      used.add(term)
    }
    const named = belongsToLight(terms, term) ? undefined : findStyle(term)
    // what it is painted with says more than how much is left out
    if (named !== undefined && named === style) used.add(term)
    else if (named && (styled === null || yieldsToStyle(styled, style, term, named))) {
      style = named
      if (styled) used.delete(styled)
      styled = term
      used.add(term)
    }
    // 桌面客户端宣传图: of a computer
    const isOfComputer = term.text === '桌面' && terms.some(({ text }) => SCREENS.test(text))
    // 印有小猫图案: on the thing, and not around it
    const isPrint =
      /^(?:图案|花纹|纹样)$/.test(term.text) &&
      terms.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:印|绣|刻|绘)/.test(text))
    const found = isOfComputer || isPrint ? [] : listWishes(term, terms, setting.shown)
    wishes.push(...found)
    // of 雪山 the snow is not all that is said
    const isLeftOut = term.meanings.some(({ slot }) => BEHIND.test(slot)) && !setting.shown
    if (!isLeftOut && found.some(({ denied }) => !denied)) used.add(term)
  }
  const dyed = kind === 'none' ? null : findDyedSky(terms)
  if (dyed) wishes.push(toSkyWish(dyed))
  for (const term of dyed?.terms ?? []) used.add(term)
  const hasSky = wishes.some(({ meaning: { slot, value } }) => slot === 'light' && SKY.test(value))
  const hasHour = wishes.some(({ meaning }) => meaning.slot === 'time')
  if (hasSky && !hasHour)
    wishes.push({ meaning: { slot: 'time', value: 'night' }, count: null, denied: false })
  const values = (slot: string): string[] =>
    wishes.filter(({ meaning }) => meaning.slot === slot).map(({ meaning }) => meaning.value)
  const placed = wishes.some(({ meaning }) => setting.placed?.test(toKey(meaning)))
  return {
    // the lexicon has checked that every value is one of its slot
    time: (values('time')[0] as TimeId | undefined) ?? null,
    season: (values('season')[0] as SeasonId | undefined) ?? null,
    weather: new Set(values('weather') as WeatherId[]),
    moods: new Set(values('mood') as MoodId[]),
    style: style as StyleId | null,
    sky: dyed?.tint ?? null,
    light,
    setting: placed ? wishes : null,
    air: wishes.filter(({ meaning, dyes }) => AIR.test(meaning.slot) || dyes),
    used,
  }
}
