import { traitOf } from '../illustration/family'
import { familyOf } from '../illustration/registry'
import { type Effect, LIT } from '../illustration/light/effects'
import { findLightStretches } from '../intent/lights'
import { wordFor } from '../lexicon/lexicon'
import { composePlan, pictureRandom } from '../planning/composed'
import { KERNEL_VERSION, type Plan, type PlanSlots } from '../planning/plan'
import { nameOfKind } from '../planning/plan-things'
import { listThings } from '../planning/things'
import type { Tone } from '../planning/tone'
import { unpackBrief, unpackSlots } from '../planning/sets'
import { PICTURE_SIZES } from '../sizes'
import {
  LIGHTS,
  type LandformId,
  type LightId,
  type MotifId,
  SCENES,
  SEASONS,
  STYLES,
  type SceneId,
  type SeasonId,
  TIMES,
  type TimeId,
  WEATHERS,
  type WeatherId,
} from '../slots'
import { VIEWS, isView } from '../subjects/extras'
import { shownIn } from '../shown'
import { STYLE_NAMES } from '../styles/names'
import { STYLE_PAINTERS } from '../styles/registry'
import { composeWorthy } from '../veto'
import {
  type Air,
  findAir,
  isDry,
  isOpenAir,
  withAirRow,
  withoutOtherAir,
  withoutRows,
} from './air'
import { changeText } from './design-texts'
import type { Operation } from './operations'
import { changePalette } from './palette'
import { cannotDraw, refuse } from './refusal'
import { finish, withSubjectPlace } from './subject-place'
import { type Step, isVisible } from './step'
import { differVisibly } from './trial'
import { looksSame, withBrief, withSlots } from './whole'
import { findMeaning, findStyle } from './words'

/** Edits of the picture as a whole: all of it is painted again. */

type PictureOperation = Exclude<Operation, { target: string } | { op: 'add' | 'write' }>

const wordsFor = (slot: string, values: readonly string[]): string[] =>
  values.map((value) => wordFor(slot, value))

/** The meaning of a word in one slot of landscapes, or a refusal with the words that can be used. */
function requireMeaning(
  word: string,
  slot: string,
  values: readonly string[],
  what: string,
): string {
  const own = values.find((value) => value === word)
  return (
    own ?? findMeaning(word, slot) ?? refuse(`没有「${word}」这种${what}。`, wordsFor(slot, values))
  )
}

/** 窗外的海 */
const OUTSIDE = /^窗外的?(.+)$/
function changeView(plan: Plan, to: string): Step {
  const { picture } = plan
  const scene = findMeaning(to, 'scene') as SceneId | null
  const view = scene && VIEWS[scene]
  if (!scene || !view)
    return refuse(`窗外${cannotDraw(to)}。`, ['海', '山', '城市', '森林', '雪地'])
  const slots = picture.kind === 'landscape' ? picture.scene.slots : picture.place?.slots
  if (slots?.scene === 'interior')
    return finish(withSlots(plan, (own) => ({ ...own, also: [scene] })))
  const isSeen = listThings(plan).some(({ kind }) => kind === 'window')
  if (!isSeen) return refuse('这张图里看不到窗外。')
  return finish(withAirRow(withoutRows(plan, isView), view))
}

function changePlace(plan: Plan, to: string): Step {
  const { picture } = plan
  const outside = OUTSIDE.exec(to)?.[1]
  if (outside) return changeView(plan, outside)
  if (picture.kind === 'illustration') {
    const step = withSubjectPlace(plan, to)
    if (step) return step
    const name = nameOfKind(picture.brief.main.id)
    return refuse(`${name}不能放到「${to}」里。`, wordsFor('scene', SCENES))
  }
  const scene = (SCENES.find((id) => id === to) ?? findMeaning(to, 'scene')) as SceneId | null
  const motif = findMeaning(to, 'motif') as MotifId | null
  const landform = findMeaning(to, 'landform') as LandformId | null
  if (!scene) return refuse(`${cannotDraw(to)}这种地方。`, wordsFor('scene', SCENES))
  const slots: PlanSlots = {
    ...{ ...picture.scene.slots, scene, also: [scene], landform },
    motifs: motif ? [motif] : [],
  }
  const { width, height, strength, style, seed } = plan
  const frame = { width, height, ...(strength !== undefined && { strength }) }
  const { attempt } = composeWorthy(
    unpackSlots(slots),
    frame,
    STYLE_PAINTERS[style],
    pictureRandom(seed),
  )
  return finish({ ...plan, picture: { kind: 'landscape', scene: { slots, attempt } } }, false)
}

/** Without the sun at night, and without the moon by day. */
function withoutLamp(plan: Plan, time: string | undefined): Plan {
  const { picture } = plan
  if (picture.kind !== 'illustration') return plan
  const gone = time === 'night' || time === 'dusk' ? 'sun' : 'moon'
  const traits = picture.brief.traits.filter(({ slot, value }) => slot !== LIT || value !== gone)
  return traits.length === picture.brief.traits.length ? plan : withBrief(plan, { traits })
}

/** Hour, season or weather of all that is shown. */
function changeAir(old: Plan, brief: Partial<PlanBriefAir>, words: string, what: string): Step {
  const [slot, value] = Object.entries(brief).map(([key, own]) => [key, String(own)])[0] ?? []
  const plan = withoutOtherAir(
    slot === 'time' ? withoutLamp(old, value) : old,
    slot as Air,
    value ?? '',
  )
  const changed = withBrief(
    withSlots(plan, (slots) => ({
      ...slots,
      ...(brief.time && { time: brief.time }),
      ...(brief.season && { season: brief.season }),
      ...(brief.weather && { weather: brief.weather }),
    })),
    brief,
  )
  const kind = findAir(slot as Air, value ?? '')
  const isThere = plan.things.some((row) => row.kind === kind && isVisible(row))
  // rain falls on a slope of snow, which another weather would draw as another place
  if (kind && !isThere && slot === 'weather' && isSlope(plan)) return finish(withAirRow(plan, kind))
  const goesIndoors = slot !== 'time' && isOpenAir(plan) && !isOpenAir(changed)
  const outside = goesIndoors
    ? withSubjectPlace(changed, value === 'winter' ? '雪地' : '草地')
    : null
  if (outside) return outside
  const isWet = /^(?:rain|storm|snow)$/.test(value ?? '')
  const isShown = showsAir(changed, brief) && !(isWet && isDry(plan, changed))
  if (plan.picture.kind === 'landscape' || isShown) return finish(changed)
  if (value === 'clear' && !looksSame(plan, changed)) return finish(changed)
  if (plan !== old) return finish(kind ? withAirRow(changed, kind) : changed)
  // a bamboo grove that was named stays
  if (kind && !isThere && (slot === 'weather' ? hasBackdrop(plan) : hasOwnGround(plan)))
    return finish(withAirRow(changed, kind))
  // 夜晚 alone shows nothing behind a portrait: a place that has it does
  const step = withSubjectPlace(changed, words)
  if (step && showsAir(step.plan, brief)) return step
  if (kind && !isThere) return finish(withAirRow(changed, kind))
  return refuse(
    `这张图没有背景可以画「${words}」的${what}，可以先换一个地方。`,
    wordsFor('scene', SCENES),
  )
}

const isSlope = ({ picture }: Plan): boolean =>
  picture.kind === 'illustration' &&
  picture.place === null &&
  traitOf(picture.brief.main, 'action')?.value === 'ski'

/** Eaves and slopes of snow: no other place will do. */
const hasOwnGround = (plan: Plan): boolean =>
  isSlope(plan) ||
  (plan.picture.kind === 'illustration' &&
    plan.picture.place === null &&
    traitOf(plan.picture.brief, 'backdrop')?.value === 'eaves')

/** True if the family draws what is named around its subject. */
function hasBackdrop({ picture }: Plan): boolean {
  if (picture.kind !== 'illustration') return false
  const { main, traits } = picture.brief
  return [...main.traits, ...traits].some(({ slot }) => /^(?:backdrop|around|strewn)$/.test(slot))
}

/** Whether an hour, a season or weather can be seen in a picture of something large. */
function showsAir(plan: Plan, air: Partial<PlanBriefAir>): boolean {
  const composed = composePlan({ ...plan, things: [] })
  const { picture } = plan
  if (composed.kind !== 'illustration' || picture.kind !== 'illustration') return true
  const family = familyOf(picture.brief.main.id)
  if (!family) return false
  const { illustration, style, compose, place } = composed.prepared
  const brief = unpackBrief(picture.brief)
  const isShown = shownIn({
    ...{ family, brief, illustration, style, compose },
    place: place?.scene ?? null,
    sight: null,
  })
  const meanings = Object.entries(air).map(([slot, value]) => ({ slot, value: String(value) }))
  return isShown({ of: 'air', meanings })
}

type PlanBriefAir = Readonly<{ time: TimeId; season: SeasonId; weather: WeatherId[] }>

/** The subject in this light, and in no other one that is named. */
function withLit(plan: Plan, effect: Effect): Plan {
  const { picture } = plan
  if (picture.kind !== 'illustration') return plan
  const others = picture.brief.traits.filter(({ slot }) => slot !== LIT)
  return withBrief(plan, { traits: [...others, { slot: LIT, value: effect }] })
}

function changeLight(plan: Plan, to: string): Step {
  const [named] = findLightStretches(to)
  if (named && plan.picture.kind === 'illustration') return finish(withLit(plan, named.effect))
  const light = requireMeaning(to, 'light', LIGHTS, '光') as LightId
  const isNight = light !== 'sun'
  const lit = light === 'crescent' ? 'moon' : light
  const changed = withSlots(lit === 'stars' ? plan : withLit(plan, lit), (slots) => {
    const dark = slots.time === 'night' || slots.time === 'dusk'
    const time = isNight === dark ? slots.time : isNight ? 'night' : 'day'
    return { ...slots, lights: [light], time }
  })
  if (changed === plan) return refuse('这张图没有天空，画不出这种光。', ['换一个地方'])
  return finish(changed)
}

/** Sides are whole pixels: a ratio is met within this. */
const SAME_RATIO = 0.02

function changeRatio(plan: Plan, to: string): Step {
  const size = PICTURE_SIZES.find(({ ratio }) => ratio === to.replace('：', ':'))
  const ratios = PICTURE_SIZES.map(({ ratio }) => ratio)
  if (!size) return refuse(`没有「${to}」这种比例。`, ratios)
  const was = plan.width / plan.height
  if (Math.abs(Math.log(was / (size.width / size.height))) < SAME_RATIO)
    return refuse(`这张图已经是 ${size.ratio} 了。`, ratios)
  const factor = Math.sqrt((plan.width * plan.height) / (size.width * size.height))
  // pictures of the usual sizes go from one to another
  const isUsual = PICTURE_SIZES.some(
    ({ width, height }) => width === plan.width && height === plan.height,
  )
  const scale = isUsual ? 1 : factor
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return finish({ ...plan, width, height }, false)
}

/** One step of a tone that is named. */
const TONES: Readonly<Record<string, Tone>> = {
  亮: { light: 0.35 },
  暗: { light: -0.35 },
  暖: { warmth: 0.4 },
  冷: { warmth: -0.4 },
  鲜艳: { colour: 0.45 },
  柔和: { colour: -0.3, contrast: -0.25 },
  对比强: { contrast: 0.5 },
  黑白: { colour: -1 },
  复古: { age: 0.55, contrast: -0.1 },
}

const limit = (value: number): number => Math.max(-1, Math.min(1, value))

function changeTone(plan: Plan, to: string, amount: number): Step {
  const step = TONES[to] ?? refuse(`没有「${to}」这种调子。`, Object.keys(TONES))
  const { light = 0, warmth = 0, colour = 0, contrast = 0, age = 0 } = plan.tone ?? {}
  const tone: Tone = {
    ...plan.tone,
    light: limit(light + (step.light ?? 0) * amount),
    warmth: limit(warmth + (step.warmth ?? 0) * amount),
    colour: limit(colour + (step.colour ?? 0) * amount),
    contrast: limit(contrast + (step.contrast ?? 0) * amount),
    age: Math.max(0, limit(age + (step.age ?? 0) * amount)),
  }
  return { plan: { ...plan, tone }, touched: 'all' }
}

type Slots = Partial<Record<PictureOperation['op'], Air>>
const SLOTS: Slots = { hour: 'time', season: 'season', weather: 'weather' }

/** An hour that changes what is too small to be seen: over the picture; null: it has none. */
function airInstead(plan: Plan, changed: Plan, { op, to }: PictureOperation): Step | null {
  const air = SLOTS[op]
  if (air === undefined || plan.picture.kind === 'landscape') return null
  const kind = findAir(air, findMeaning(String(to), air) ?? '')
  const step = kind && finish(withAirRow(changed, kind))
  return step && differVisibly(plan, step.plan) ? step : null
}

/** A picture without a painted place that has one now looks different. */
const isPlaced = ({ picture: old }: Plan, { picture }: Plan): boolean =>
  old.kind === 'illustration' && picture.kind === 'illustration' && !old.place && !!picture.place

/** Whether the light that is wished for is there already. */
const isLitSo = (plan: Plan, { op, to }: PictureOperation): boolean =>
  op === 'light' &&
  plan.things.some((row) => row.kind === findMeaning(String(to), 'light') && isVisible(row))

export function changePicture(plan: Plan, operation: PictureOperation): Step {
  if (plan.kernel !== KERNEL_VERSION)
    return refuse('这张图是用旧版画笔画的，只能修改其中的东西，不能整张重画。')
  const step = changeAll(plan, operation)
  if (
    !isPlaced(plan, step.plan) &&
    /^(hour|season|weather|light|palette|tone)$/.test(operation.op) &&
    !differVisibly(plan, step.plan)
  )
    return (
      airInstead(plan, step.plan, operation) ??
      refuse(
        isLitSo(plan, operation)
          ? `图里已经有${String(operation.to)}了。`
          : `「${String(operation.to)}」在这张图里看不出来。`,
      )
    )
  return step
}

function changeAll(plan: Plan, operation: PictureOperation): Step {
  switch (operation.op) {
    case 'place':
      return changePlace(plan, operation.to)
    case 'hour': {
      const time = requireMeaning(operation.to, 'time', TIMES, '时间') as TimeId
      return changeAir(plan, { time }, operation.to, '时间')
    }
    case 'season': {
      const season = requireMeaning(operation.to, 'season', SEASONS, '季节') as SeasonId
      return changeAir(plan, { season }, operation.to, '季节')
    }
    case 'weather': {
      const weather = requireMeaning(operation.to, 'weather', WEATHERS, '天气') as WeatherId
      return changeAir(plan, { weather: [weather] }, operation.to, '天气')
    }
    case 'light':
      return changeLight(plan, operation.to)
    case 'style': {
      const names = STYLES.map((id) => STYLE_NAMES[id])
      const style = findStyle(operation.to) ?? refuse(`没有「${operation.to}」这种画风。`, names)
      if (style === plan.style) return refuse(`这张图已经是${STYLE_NAMES[style]}了。`, names)
      return finish({ ...plan, style })
    }
    case 'palette':
      return changePalette(plan, operation.to)
    case 'ratio':
      return changeRatio(plan, operation.to)
    case 'tone':
      return changeTone(plan, operation.to, operation.amount)
    case 'like':
      return { plan: { ...plan, tone: { ...plan.tone, like: operation.to } }, touched: 'all' }
    case 'text':
      return changeText(plan, operation.to)
  }
}
