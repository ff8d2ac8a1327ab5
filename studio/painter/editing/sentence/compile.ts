import type { EditStep } from '@contract/edits'
import { findObjectTint } from '../../intent/edits/colours'
import { readNumber } from '../../intent/edits/noun'
import type { Plan } from '../../planning/plan'
import { measureExtent } from '../../planning/extent'
import { findRow, isPartRow } from '../../planning/list-scenery'
import { isPieceId } from '../../planning/pieces'
import type { PlannedThing } from '../../planning/things'
import { PICTURE_SIZES } from '../../sizes'
import type { OperationInput } from '../operations'
import { applyOperations } from '../apply'
import { NOT_WORN } from '../things'
import { isPart } from '../step'
import { findTint, saysDoing } from '../words'
import { isAcquaintance } from './bind'
import { compileAdd, hasSky } from './compile-add'
import { recolourClothes } from './compile-clothes'
import { bindLine, compileText } from './compile-text'
import { move } from './compile-move'
import { Declined } from './declined'
import { idsIn } from './ids'
import { compileLit, findLight } from './lights'
import { texts } from './texts'

/** From one step of a plan of words to operations on the picture. */

function requireIds(step: EditStep): string[] {
  const ids = idsIn(step)
  if (ids.length > 0) return ids
  const what = step.target === undefined ? '要改的东西' : `「${step.target}」`
  throw new Declined(`图里没有找到${what}，可以点一下图告诉我是哪个。`)
}

const SCALES = { light: 1.15, usual: 1.35, strong: 2 } as const
const TONE_AMOUNTS = { light: 0.5, usual: 1, strong: 1.8 } as const

const sameKind = (plan: Plan, id: string): number => {
  const thing = plan.things.find((one) => one.id === id)
  return plan.things.filter((one) => one.kind === thing?.kind && !one.transform?.hidden).length
}

/** 云多一点. */
const CLOUDS = 'scenery-clouds'
const FEWER_CLOUDS = 0.5
const MORE_CLOUDS = 1.8

function compileCount(plan: Plan, step: EditStep): OperationInput[] {
  if (step.targetId === CLOUDS)
    return [
      {
        op: 'scale',
        target: CLOUDS,
        factor: /^-/.test(step.value ?? '') ? FEWER_CLOUDS : MORE_CLOUDS,
      },
    ]
  const isThere = (one: string): boolean =>
    plan.things.some((thing) => thing.id === one && !thing.transform?.hidden)
  const ids = requireIds(step)
  const id = ids.find(isThere) ?? ids[0] ?? ''
  const value = step.value ?? ''
  const number = readNumber(value.replace(/^[+-]/, '')) ?? 1
  const now = countNow(plan, id)
  const wanted = /^\+/.test(value) ? now + number : /^-/.test(value) ? now - number : number
  const to = Math.max(0, Math.min(9, wanted))
  if (wanted > 9) throw new Declined('一张图里同一种东西最多画九个。', ['9'])
  if (to === 0) return requireIds(step).map((target) => ({ op: 'remove', target }))
  return [{ op: 'count', target: id, to }]
}

/** Copies of a flock are one thing with a count of its own. */
export function countNow(plan: Plan, id: string): number {
  const thing = plan.things.find((one) => one.id === id)
  const slots =
    plan.picture.kind === 'landscape' ? plan.picture.scene.slots : plan.picture.place?.slots
  const wish = thing?.subject ?? slots?.subjects.find((one) => one.id === thing?.kind)
  const flock = wish?.count ?? null
  const things = sameKind(plan, id)
  return things === 1 && flock !== null && flock > 1 ? flock : things
}

const CLOSER = { 帽: '戴', 镜: '戴', 巾: '戴', 盔: '戴', 罩: '戴', 链: '戴', 冠: '戴' } as const

/** 绿色的围巾 as a trait of what wears it. */
function dressed(colour: string, part: string): string {
  const verb = Object.entries(CLOSER).find(([ending]) => part.endsWith(ending))?.[1] ?? ''
  const isHair = /^(?:头发|发型|发|毛|毛色|皮毛|猫毛|狗毛)$/.test(part)
  return isHair ? `${colour}${part === '发型' ? '头发' : part}` : `${verb}${colour}${part}`
}

const WORN = /(?:帽子?|镜|巾|盔|罩|链|冠|手套|领带|领结)$/

/** Hats and glasses: what is not worn has no colour. Throws Declined. */
function requireWorn(plan: Plan, ids: readonly string[], part: string, colour: string): void {
  if (!WORN.test(part)) return
  const to = `戴${part}`
  for (const target of ids) {
    const bare = applyOperations(plan, [{ op: 'trait', target, to, without: true }])
    const name = plan.things.find(({ id }) => id === target)?.name ?? ''
    if ('refused' in bare && NOT_WORN.test(bare.refused.reason))
      throw new Declined(texts.notWorn(name, to, `戴${nearestTint(colour)}${part}`))
  }
}

/** Colours of materials that a part can be made of. */
const MATERIALS: Readonly<Record<string, string>> = {
  ...{
    木头: '棕色',
    木: '棕色',
    原木: '棕色',
    实木: '棕色',
    木质: '棕色',
    皮: '棕色',
    皮革: '棕色',
  },
  ...{ 大理石: '白色', 石头: '灰色', 水泥: '灰色', 金属: '灰色', 不锈钢: '灰色', 黄金: '金色' },
}

/** Whether another colour of the part is one of the whole: 毛 of a cat. */
export const isWholePart = (step: EditStep): boolean =>
  step.kind === 'recolour' &&
  /^(?:毛|毛色|皮毛|身体|身上|车身|宇航服|太空服|车|帆|花瓣|花|叶子?|.{0,2}(?:玫瑰|百合|郁金香|牡丹|菊花?|康乃馨))$/.test(
    findPart(step) ?? '',
  )

function compileRecolour(plan: Plan, step: EditStep): OperationInput[] {
  const to = step.value ?? '红色'
  const ids = requireIds(step)
  const part = findPart(step)
  if (part !== null) requireWorn(plan, ids, part, to)
  if (part !== null && !isWholePart(step))
    return ids.flatMap(
      (target): OperationInput[] =>
        recolourClothes(plan, target, part, nearestTint(to)) ?? [
          { op: 'trait', target, to: dressed(to, part) },
        ],
    )
  return ids.map((target) => ({ op: 'recolour', target, to: nearestTint(to) }))
}

/** 粉紫色 is drawn as what it ends in. */
export function nearestTint(word: string): string {
  if (findTint(word)) return word
  const ofObject = findObjectTint(word)
  if (ofObject !== null) return ofObject
  const bare = word.replace(/(?:色|条纹|格子|花纹|相间|渐变|斑点|波点)+$/, '')
  for (const candidate of [bare, bare.slice(-1), bare.slice(0, 1)])
    for (const spelling of [candidate, `${candidate}色`]) if (findTint(spelling)) return spelling
  return word
}

/** The part of a thing that the target's words name; null: the thing itself. */
function findPart(step: EditStep): string | null {
  const [id] = idsIn(step)
  const part = /·(.+)$/.exec(step.target ?? '')?.[1]
  return id === undefined ? null : (part ?? null)
}

/** Names of a thing with its part: 猫·围巾. */
export const withPart = (target: string, part: string | undefined): string =>
  part === undefined ? target : `${target}·${part}`

const CLOSER_END = /[帽镜巾盔罩链冠]$/
const WITHOUT = /^不/

/** Spoken words for traits that prompts name otherwise. */
const SPOKEN_TRAITS: Readonly<Record<string, string>> = {
  闭上眼睛: '闭眼',
  闭上眼: '闭眼',
  闭眼睛: '闭眼',
  睁开眼睛: '睁眼',
  睁开眼: '睁眼',
  笑一笑: '微笑',
  笑: '大笑',
  睁眼睛: '睁眼',
  睡: '睡觉',
  睡着: '睡觉',
  打盹: '睡觉',
  笑起来: '大笑',
  哭起来: '哭',
  蹲下: '蹲着',
  坐下: '坐着',
  坐下来: '坐着',
  站: '站着',
  站起来: '站着',
  趴下: '趴着',
  趴下来: '趴着',
  躺下: '躺着',
  躺下来: '躺着',
  舌头吐出来: '吐舌头',
  吐出来: '吐舌头',
  伸出舌头: '吐舌头',
}

function compileTrait(step: EditStep): OperationInput[] {
  const value = step.value ?? ''
  const without = WITHOUT.test(value)
  const bare = value.replace(WITHOUT, '')
  return requireIds(step).map((target) => ({
    op: 'trait',
    target,
    to: SPOKEN_TRAITS[bare] ?? bare,
    without,
  }))
}

function compileReplace(plan: Plan, step: EditStep): OperationInput[] {
  const to = (step.value ?? '').replace(/(?:那种|的样子)$/, '')
  if (isAcquaintance(to)) throw new Declined(texts.unable.likeness)
  const lit = compileLit(plan, to)
  if (lit) return lit
  const ids = requireIds(step)
  const part = findPart(step)
  if (part !== null) {
    const isOther = CLOSER_END.test(part) && part.slice(-1) === to.slice(-1) && part !== to
    // 眼镜换成墨镜: one pair, not both
    return ids.flatMap((target): OperationInput[] => [
      ...(isOther ? [{ op: 'trait' as const, target, to: dressed('', part), without: true }] : []),
      { op: 'trait', target, to: isOther ? dressed('', to) : to },
    ])
  }
  // 桌子换成木头的: a part has the colour of what it shall be of
  const rows = ids.flatMap((id) => findRow(plan, id) ?? [])
  const material = to.replace(/(?:做的|材质的?|的)$/, '')
  const tint = findTint(material) ? material : (MATERIALS[material] ?? null)
  if (tint !== null && rows.every((row) => isPartRow(row) || isPart(row)))
    return ids.map((target) => ({ op: 'recolour', target, to: tint }))
  const light = findLight(to)
  const thing = plan.things.find(({ id }) => id === ids[0])
  const isInSky = thing && isPart(thing) && hasSky(plan)
  if (light !== undefined && isInSky) return [{ op: 'light', to: light }]
  if (/^(?:女|男)(?:的|性|生)?$/.test(to)) {
    const sex = to.startsWith('女') ? '女' : '男'
    return ids.map((target) => ({ op: 'replace', target, to: `${sex}${thing?.name ?? '人'}` }))
  }
  // 改成睡觉: the same one, asleep
  if (saysDoing(to)) {
    const said = SPOKEN_TRAITS[to] ?? to
    return ids.map((target) => ({ op: 'trait', target, to: said, without: false }))
  }
  return ids.map((target) => ({ op: 'replace', target, to }))
}

function compileBackground(plan: Plan, step: EditStep): OperationInput[] {
  const value = (step.value ?? '').replace(/(?:的?(?:背景|场景|底色|底))$/, '')
  const blurred = /虚化|模糊/.test(value) ? compileLit(plan, '背景虚化') : null
  if (blurred) return blurred
  if (/虚化|模糊/.test(value)) throw new Declined('本地画笔还不会把背景虚化，可以换一个背景。')
  if (value !== '' && findTint(value)) return [{ op: 'palette', to: value }]
  const place = value === '' ? '海边' : value
  return [{ op: 'place', to: step.target === '窗外' ? `窗外的${place}` : place }]
}

/** A ratio, or a direction for another tool. */
export const isRatio = (value: string | undefined): boolean =>
  value !== undefined && PICTURE_SIZES.some(({ ratio }) => ratio === value.replace('：', ':'))

function compileRatio(step: EditStep): OperationInput[] {
  if (isRatio(step.value)) return [{ op: 'ratio', to: (step.value ?? '').replace('：', ':') }]
  const ratios = PICTURE_SIZES.map(({ ratio }) => ratio)
  const isCut = step.kind === 'crop' && !/[:：比]/.test(step.value ?? '')
  throw new Declined(isCut ? texts.noCut : `没有「${step.value ?? ''}」这种比例。`, ratios)
}

/** Parts that a step is about, as things with their place. */
const listMeantPieces = (plan: Plan, step: EditStep): PlannedThing[] =>
  idsIn(step)
    .filter(isPieceId)
    .flatMap((id): PlannedThing[] => {
      const [row, bounds] = [findRow(plan, id), measureExtent(plan, id)]
      if (!row || !bounds) return []
      const { kind, name } = row
      return [{ id, kind, name, words: [], bounds, outline: [], depth: 0 }]
    })

const WITH_LOOK = /^(?:recolour|trait|move|scale)$/

/** All lines of a design are drawn as one. Throws Declined. */
function requireWhole(plan: Plan, { kind, target }: EditStep): void {
  if (target === undefined || !WITH_LOOK.test(kind)) return
  if (bindLine(plan, target)?.isFirst === false)
    throw new Declined(texts.lineAlone(target), [], true)
}

/** Throws Declined for what cannot be said in operations. */
export function compileStep(
  plan: Plan,
  things: readonly PlannedThing[],
  step: EditStep,
): OperationInput[] {
  requireWhole(plan, step)
  switch (step.kind) {
    case 'remove': {
      const ids = requireIds(step)
      const part = findPart(step)
      if (part === null) return ids.map((target) => ({ op: 'remove', target }))
      return ids.map((target) => ({ op: 'trait', target, to: dressed('', part), without: true }))
    }
    case 'replace':
      return compileReplace(plan, step)
    case 'add':
      return compileAdd(plan, things, step)
    case 'recolour':
      return compileRecolour(plan, step)
    case 'trait':
      return compileTrait(step)
    case 'count':
      return compileCount(plan, step)
    case 'move':
      if (findPart(step) !== null) throw new Declined(texts.partSize(findPart(step) ?? ''))
      return move([...things, ...listMeantPieces(plan, step)], step, requireIds(step), plan.style)
    case 'scale': {
      const part = findPart(step)
      if (part !== null) throw new Declined(texts.partSize(part))
      const by = SCALES[step.strength ?? 'usual']
      const factor = step.value === '小' ? 1 / by : by
      return requireIds(step).map((target) => ({ op: 'scale', target, factor }))
    }
    case 'background':
      return compileBackground(plan, step)
    case 'time':
      return [{ op: 'hour', to: step.value ?? '夜晚' }]
    case 'weather':
      return [{ op: 'weather', to: step.value ?? '晴' }]
    case 'season':
      return [{ op: 'season', to: step.value ?? '春天' }]
    case 'style':
      return (
        compileLit(plan, step.value ?? '') ?? [{ op: 'style', to: styleWord(step.value ?? '') }]
      )
    case 'tone':
      if (step.targetId !== undefined) return compileShade(step)
      if (findTint(step.value ?? '') && step.value !== '黑白')
        return [{ op: 'palette', to: step.value ?? '' }]
      return (step.value ?? '亮')
        .split('、')
        .map((to) => ({ op: 'tone', to, amount: TONE_AMOUNTS[step.strength ?? 'usual'] }))
    case 'text':
      return compileText(plan, step)
    case 'extend':
    case 'crop':
      return compileRatio(step)
    default:
      throw new Declined('这一步不能和别的修改一起做，请单独说。')
  }
}

/** 天空暗一点: of that part alone. */
const compileShade = (step: EditStep): OperationInput[] =>
  requireIds(step).flatMap((target) =>
    (step.value ?? '亮').split('、').map((to): OperationInput => {
      return { op: 'shade', target, to, amount: TONE_AMOUNTS[step.strength ?? 'usual'] }
    }),
  )

const styleWord = (value: string): string =>
  value
    .replace(/^(?:一?种|那种)/, '')
    .replace(/(?:的?(?:那种|感觉|效果|样子|版本))$/, '')
    .replace(/(?:的)$/, '')
