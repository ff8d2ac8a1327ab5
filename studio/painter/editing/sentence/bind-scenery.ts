import type { EditStep } from '@contract/edits'
import { tones } from '../../intent/edits/tone-rules'
import type { ReadStep } from '../../intent/edits/step'
import { listScenery } from '../../planning/list-scenery'
import type { Plan, PlanThing } from '../../planning/plan'
import { type SceneryId, findSceneryId, isSeat } from '../../planning/scenery'

/** Parts of the scenery that a sentence names. */

/** In this order: the first that the picture shows is meant. */
const WORDS: readonly (readonly [RegExp, readonly SceneryId[]])[] = [
  [/^(?:整个|整片)?(?:天空?|天色|天上|夜空|天幕|苍穹)$/, ['sky']],
  [/^(?:天上的?|天空中?的?)?(?:云|白云|云朵|云彩|云层|彩云|乌云|云海)$/, ['clouds']],
  [
    /^(?:(?:远处|远方|远景|背景|后面|身后|背后|最?远)的?(?:那座|那些|那几座)?(?:大?山|群山|雪山|山峰|山脉|青山)|远山|远景)$/,
    ['far-mountains', 'mountains'],
  ],
  [
    /^(?:湖边的?|两[岸边]的?|左边的?|右边的?|后面的?)?(?:山|群山|山峰|大山|高山|山体|雪山|冰山|山脉|山峦|富士山|青山|山头|小山)$/,
    ['mountains', 'island'],
  ],
  [
    /^(?:水|湖|湖水|湖面|河|河水|河面|江|江水|江面|海|海水|海面|大海|水面|溪水|小溪|小河|池水|池塘|水塘|水的颜色|湖泊)$/,
    ['water'],
  ],
  [
    /^(?:草地|草坪|草原|草|雪地|沙滩|沙地|沙漠|沙子|前景|地面|地|地上|稻田|田野|田地|田|岸|岸边|山坡|土地)$/,
    ['ground', 'floor'],
  ],
  [/^(?:小?路|道路|小径|马路|路面|街道|公路|石板路|小道)$/, ['path']],
  [/^(?:树林|森林|林子|树木|树|竹林|竹子|杉树|松林|松树林)$/, ['trees']],
  [/^(?:岛|小岛|礁石|岩石|岛屿)$/, ['island']],
  [/^(?:悬崖|崖|山崖|崖边)$/, ['ledge', 'island']],
  [/^(?:天上的|满天的?)?(?:星星|繁星|星光|群星|星)$/, ['stars']],
  [/^(?:大?红?灯笼)$/, ['lanterns']],
  [/^(?:摊位|摊子|小摊|货摊|摊)$/, ['stalls']],
  [/^(?:房子|房屋|屋子|民居|楼房|老房子|店铺|小房子)$/, ['houses']],
  [/^(?:墙|墙面|墙壁|墙上|后面的墙|背景墙)$/, ['wall', 'background']],
  [/^(?:地板|木地板)$/, ['floor']],
  [/^(?:桌子|桌布|桌面|台布|餐桌|书桌|木桌|台面)$/, ['desk']],
  [/^(?:星球|行星|月球|火星|地球)$/, ['planet']],
  [/^(?:椅子|凳子|座椅|长椅|板凳|长凳)$/, ['seat']],
  [/^(?:沙发)$/, ['sofa', 'seat']],
  [/^(?:背景|底色|底|背景色|背景颜色|背景的颜色|底图)$/, ['background']],
]

/** A part of the picture's scenery by its name; null: it shows none. */
function findSceneryRow(plan: Plan, words: string): PlanThing | null {
  const rows = listScenery(plan)
  const called = rows.find((row) => isSeat(row) && row.words.includes(words))
  if (called) return called
  const [, parts] = WORDS.find(([pattern]) => pattern.test(words)) ?? []
  if (!parts) return null
  for (const part of parts) {
    const row = rows.find((one) => findSceneryId(one) === part)
    if (row) return row
  }
  return null
}

const TONE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/浅|淡/, '淡'],
  [/深|浓/, '深'],
]

/** 亮, 暗, 淡 of a part; null: the value is no tone. */
export function findTone(value: string): string | null {
  const [, word] = TONE_WORDS.find(([pattern]) => pattern.test(value)) ?? []
  return word ?? tones(value)?.[0]?.value ?? null
}

const CHANGES = /^(?:remove|scale|count|recolour|move|trait|replace)$/

/** @returns null: the step is not about a part of the scenery */
export function bindScenery(plan: Plan, read: ReadStep, base: EditStep): EditStep | null {
  const { kind, target } = read
  if (!target || target.owner !== undefined || !CHANGES.test(kind)) return null
  const isFar = target.depth === 'far' && target.name === '山'
  const row =
    (isFar ? findSceneryRow(plan, '远山') : null) ??
    findSceneryRow(plan, target.name ?? '') ??
    findSceneryRow(plan, target.words)
  if (!row || (kind === 'replace' && !isSeat(row))) return null
  const label = isFar || !target.name ? row.name : target.name
  const meant = { target: label, targetId: row.id, scope: 'around' as const }
  if (kind !== 'trait') return { ...base, ...meant }
  const tone = findTone(base.value ?? '')
  return tone === null ? null : { ...base, kind: 'tone', value: tone, ...meant }
}
