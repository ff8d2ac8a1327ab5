/** Lights of a picture that no lexicon of hours and weather has: 逆光, 剪影, 斑驳光影, 背景虚化. */
import type { Family } from '../illustration/family'
import { type Effect, LIT, LIT_FAMILIES } from '../illustration/light/effects'
import type { Bound, Claim } from './claim'
import { isWordDenied } from './denial'
import type { Term } from './term'

const RAY = '(?:阳光|日光|自然光|晨光|光线|光)'
const CROWN = '(?:树叶|叶片|叶子|枝叶|树冠|树梢|树枝|树荫|花瓣|叶隙|叶缝)'
const PANE = '(?:窗户|窗子|玻璃窗|百叶窗|窗帘|窗)'

/** Each word stretch belongs to the first row that has it. */
const PHRASES: readonly (readonly [Effect, RegExp])[] = [
  ['silhouette', /剪影(?!画|图|剪纸)(?:风格?|效果)?|silhouettes?\b/g],
  [
    'rim',
    /侧?逆光|(?<!屏幕)背光(?!键盘|灯)|轮廓光|边缘光|逆着光|\bbacklit\b|\bbacklight(?:ing)?\b|\brim light(?:ing)?\b/g,
  ],
  [
    'dapple',
    new RegExp(
      `${RAY}?[^，。,；;、]{0,3}(?:透过|穿过|穿透)[^，。,；;、]{0,5}${CROWN}(?:的?[缝间]隙)?(?:[^，。,；;、]{0,6}斑驳的?(?:树影|光影|阳光|光斑|光点|光线)?)?`,
      'g',
    ),
  ],
  [
    'dapple',
    /斑驳的?(?:树影|光影|阳光|日光|光斑|光点|光线|影子)|(?:光影|树影)(?:斑驳|婆娑)|dappled (?:sun)?light/g,
  ],
  [
    'window',
    new RegExp(
      `${RAY}[^，。,；;、]{0,3}(?:透过|穿过|通过|从|由|经)[^，。,；;、]{0,4}${PANE}(?:外|中|里)?(?:[照洒射透倾落](?:[进入]来?|下来?|在|落|射|泻)?)?|${PANE}(?:外|中|里)?[照洒射透][入进]来?的?${RAY}?|${PANE}(?:光|边光)|window light`,
      'g',
    ),
  ],
  ['shafts', /光柱|光束|丁达尔(?:光|效应|现象)?|耶稣光|体积光|god rays|sunbeams?\b|light shafts?/g],
  [
    'bokeh',
    /浅景深|(?:柔和的?)?背景(?:柔和)?(?:虚化|模糊)|(?:虚化|模糊|柔焦)的?背景|焦外|大光圈|\bbokeh\b|shallow depth of field|blurr?(?:ed|y) background/g,
  ],
  [
    'spot',
    /聚光灯|追光灯?|戏剧(?:性|化)?的?(?:灯光|打光|光线|布光|光影|光)|spotlights?\b|dramatic light(?:ing)?/g,
  ],
  ['candle', /烛光|烛火|candle ?light/g],
  [
    'mirror',
    /(?:水面|水中|水里|湖面)的?倒影|倒映在(?:水面|水中|水里|湖面)|reflect(?:ion|ed) (?:in|on) (?:the )?water/g,
  ],
  [
    'wet',
    /(?:湿漉漉|湿润|湿滑|潮湿|雨后|积水|湿)的?(?:沥青|柏油|石板|城市)?(?:路面|马路|公路|街道|地面|街面|路)|湿(?:漉漉的?)?(?:沥青|柏油)(?:路面?)?|水洼|wet (?:asphalt|street|road|pavement|ground)/g,
  ],
]

type LightStretch = { readonly effect: Effect; readonly start: number; readonly end: number }

/** One pass over a text costs less than a tenth of a millisecond: most have none of these signs. */
const SIGNS =
  /[光影焦虚模湿洼积烛]|斑驳|丁达|light|silhouette|bokeh|focus|blur|backlit|wet|rays|beam|depth|倒映|reflect/

export function findLightStretches(text: string): LightStretch[] {
  if (!SIGNS.test(text)) return []
  const found: LightStretch[] = []
  for (const [effect, phrase] of PHRASES)
    for (const { 0: words, index: start } of text.matchAll(phrase)) {
      const end = start + words.length
      if (found.every((one) => one.end <= start || one.start >= end))
        found.push({ effect, start, end })
    }
  return found
}

const covers = ({ start, end }: LightStretch, term: Term): boolean =>
  term.start >= start && term.end <= end

/** The same with the rest of a word that the end of one cuts: 照|进来. */
const findWholeStretches = (terms: readonly Term[], text: string): LightStretch[] =>
  findLightStretches(text).map((one) => {
    const cut = terms.find(({ start, end }) => start < one.end && one.end < end)
    return cut && cut.things.length === 0 ? { ...one, end: cut.end } : one
  })

type Families = { readonly familyOf: (id: string) => Pick<Family, 'id'> | null | undefined }

/** 烛光下的机器人, 阳光透过窗户: with a thing these are its light, and no place and no other thing. */
export function quietLights(terms: readonly Term[], text: string, families: Families): Term[] {
  const all = findWholeStretches(terms, text)
  if (all.length === 0) return [...terms]
  const others = terms.filter((term) => !all.some((one) => covers(one, term)))
  if (others.every(({ things, isRole }) => things.length === 0 && !isRole)) return [...terms]
  // 剪影 of a town or on a sign is a style, a wet road is a part of it
  const isLit = ({ things, isRole, isAnimal }: Term): boolean =>
    isRole || isAnimal || things.some((id) => LIT_FAMILIES.test(families.familyOf(id)?.id ?? ''))
  const hasLit = others.some(isLit)
  const lights = hasLit ? all : all.filter(({ effect }) => !/^(?:silhouette|wet)$/.test(effect))
  const isIn = (term: Term): boolean => lights.some((one) => covers(one, term))
  return terms.map((term, at) => {
    if (!isIn(term) || term.kind === 'break') return term
    const isFirst = at === 0 || !isIn(terms[at - 1])
    const quiet = { things: [], traits: [], meanings: [], strange: false, standIn: null } as const
    const plain = { count: null, name: false, isAnimal: false, isRole: false, isPlace: false }
    return Object.assign({}, term, quiet, plain, {
      kind: isFirst ? 'trait' : 'other',
      silent: isWordDenied(terms, at),
    })
  })
}

/** 棕榈树剪影, 剪影人群: of something else than the subject. */
function isAnothers(own: readonly Term[], terms: readonly Term[], { claims }: Bound): boolean {
  const from = terms.indexOf(own[0])
  const isLinked = terms[from - 1]?.kind === 'of'
  const before = terms[from - (isLinked ? 2 : 1)]
  const after = terms[from + own.length]
  const isOther = (term: Term | undefined): boolean =>
    term?.kind === 'noun' && claims.get(term)?.of !== 'main'
  return isOther(before) || isOther(after)
}

/** The subject with the lights that are named; each word says which one it is. */
export function withLights(
  bound: Bound,
  terms: readonly Term[],
  text: string,
  { id }: Family,
): Bound {
  if (!LIT_FAMILIES.test(id)) return bound
  const claims = new Map<Term, Claim>()
  const effects = new Set<Effect>()
  for (const stretch of findWholeStretches(terms, text)) {
    const own = terms.filter((term) => term.kind !== 'break' && covers(stretch, term))
    const isOther = own.some((term) => bound.claims.has(term))
    if (own.length === 0 || isOther || isWordDenied(terms, terms.indexOf(own[0]))) continue
    if (stretch.effect === 'silhouette' && isAnothers(own, terms, bound)) continue
    effects.add(stretch.effect)
    for (const term of own) claims.set(term, { of: 'trait', slot: LIT, value: stretch.effect })
  }
  if (effects.size === 0) return bound
  const lit = [...effects].map((value) => ({ slot: LIT, value }))
  return {
    ...bound,
    main: { ...bound.main, traits: [...bound.main.traits, ...lit] },
    used: new Set([...bound.used, ...claims.keys()]),
    claims: new Map([...bound.claims, ...claims]),
  }
}
