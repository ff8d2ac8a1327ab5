import type { Clause } from './clauses'
import { findSide } from './frame-rules'
import { isValue, toColourWord } from './meanings'
import { CLASSIFIERS, NUMBER, readNumber, readTarget } from './noun'
import { readAir } from './picture-rules'
import type { ReadStep } from './step'
import { isThingWord } from './things'
import { WORN } from './trait-rules'

/** Clauses that belong to the step before them. */

const COUNTED = new RegExp(
  `^(?:要|就|是|凑成?|一共|总共|共|来|画|改成|加到)?(${NUMBER})[${CLASSIFIERS}]$`,
)
const INSTEAD =
  /^(?:然后)?(?:换成|改成|变成|换个|换|放成|我?(?:想?要|改用|用)(?!.*的$))(?:一?[个只条艘棵座片张])?(.+)$/

/** Null: the clause says something else. */
type Completion = (before: ReadStep, clause: Clause) => ReadStep | null

/** 加海鸥，三只. */
const number: Completion = (before, { text }) => {
  const counted = COUNTED.exec(text)?.[1]
  const count = counted === undefined ? null : readNumber(counted)
  if (count === null) return null
  if (before.kind === 'add') return { ...before, value: `${counted}个${before.value ?? ''}` }
  if (before.kind !== 'count') return null
  const { more: _, ...step } = before
  return { ...step, count }
}

/** 更清晰，放大四倍. */
const enlargement: Completion = (before, { text }) => {
  if (before.kind !== 'upscale') return null
  if (/^放大到|^[248]k$/i.test(text))
    return /[48]k|[四4]倍/i.test(text) ? { ...before, value: '4' } : before
  if (!/^(?:放大|变大)(?:[两二四24]倍|一倍|一?点|一些|一下)?$/.test(text)) return null
  return /[四4]/.test(text) ? { ...before, value: '4' } : before
}

/** 只留下面那个人，其余全变透明. */
const transparency: Completion = (before, { text }) => {
  if (!/透明/.test(text)) return null
  if (before.kind === 'remove' && before.target?.isRest)
    return { kind: 'cutout', value: before.target.name ?? '', words: before.words }
  return before.kind === 'cutout' ? before : null
}

const colourOfMade: Completion = (before, { text }) => {
  const own = OWN_COLOUR.exec(text)?.[1]
  if (!/^(?:add|replace)$/.test(before.kind) || !own || !isValue(own, 'tint')) return null
  return { ...before, value: `${toColourWord(own)}的${before.value ?? ''}` }
}

/** 去掉猫，我要狗; 去掉，换成狗. */
const replacement: Completion = (before, { text, written }) => {
  if (before.kind !== 'remove') return null
  const wanted = /^我?想?要(?:的是)?([^里上在有]{1,5}?)[吧啊呀]?$/.exec(written)?.[1]
  if (wanted && isThingWord(wanted)) return { ...before, kind: 'replace', value: wanted }
  const instead = INSTEAD.exec(text)?.[1]
  if (!instead || isValue(instead, 'tint') || readAir(instead)) return null
  return { ...before, kind: 'replace', value: instead }
}

/** 给他一顶帽子，红色的; 换个颜色，红的. */
const colour: Completion = (before, { text }) => {
  const hue = COLOUR.exec(text)?.[1]
  if (!hue || !isValue(hue, 'tint')) return null
  if (before.kind === 'recolour' && before.value === undefined)
    return { ...before, value: toColourWord(hue) }
  if (before.kind !== 'trait' || !WORN.test(before.value ?? '')) return null
  const value = (before.value ?? '').replace(PUT_ON, (verb) => `${verb}${toColourWord(hue)}的`)
  return { ...before, value }
}

/** 换个发型，双马尾; 长发，卷的. */
const hair: Completion = (before, { text }) => {
  const { kind, value = '' } = before
  if (kind !== 'trait') return null
  if (/^(?:发型|头发)$/.test(value) && STYLED.test(text))
    return { ...before, value: text.replace(/的$/, '') }
  const shape = HAIR.exec(text)?.[1]
  return /发$/.test(value) && shape ? { ...before, value: `${shape}${value}` } : null
}

/** 换个背景，海边. */
const ground: Completion = (before, { text }) =>
  before.kind === 'background' &&
  before.value === undefined &&
  text.length <= 8 &&
  !/[把将]/.test(text)
    ? { ...before, value: text }
    : null

/** 加一只小狗，要黑色的，放在左边. */
const added: Completion = (before, { text }) => {
  if (before.kind !== 'add') return null
  const hue = COLOUR.exec(text)?.[1]
  if (hue && isValue(hue, 'tint'))
    return { ...before, value: `${toColourWord(hue)}的${before.value ?? ''}` }
  const place = /^(?:就)?(?:放|摆|画|加|让它|它)?(?:在|到)(.{1,10})$/.exec(text)?.[1]
  if (place === undefined) return null
  const side = findSide(place)
  return {
    ...before,
    target: readTarget(place) ?? { words: place, name: null },
    ...(side && { side }),
  }
}

/** In the order they are tried. */
const COMPLETIONS: readonly Completion[] = [
  number,
  enlargement,
  transparency,
  colourOfMade,
  replacement,
  colour,
  hair,
  ground,
  added,
]

/** 去掉，换成…: later clauses complete what the step before left open. */
export function completeStep(before: ReadStep | undefined, clause: Clause): ReadStep | null {
  if (!before) return null
  for (const complete of COMPLETIONS) {
    const step = complete(before, clause)
    if (step) return step
  }
  return null
}

/** 颜色要白的, of what the step before makes. */
export const OWN_COLOUR =
  /^(?:(?:颜色|毛色)(?:要|是|用|得是|换成|改成|变成)?|毛(?:要|是|用|得是|换成|改成|变成))(.{1,5}?)的?$/
const PUT_ON = new RegExp(
  `^(?:戴|穿|拿|抱|背|系|打|撑)?(?:上|着)?(?:(?:${NUMBER})?[${CLASSIFIERS}](?=.))?`,
)
const STYLED = /^(?:[^，]{0,2}(?:马尾|辫子?|丸子头|长发|短发|卷发|直发|寸头|光头|刘海))的?$/
const HAIR = /^(披肩|齐肩|卷|直|波浪|马尾|双马尾|丸子头|齐刘海|大波浪)(?:的|那种|那样|发)*$/
const COLOUR = /^(?:要|是|得|必须|最好|换成|改成)?(?:是|要)?(.{1,5}?)的?$/

/** Remarks that add nothing to the step before them. */
const REMARKS: readonly (readonly [ReadStep['kind'] | null, RegExp])[] = [
  // 围个围巾，暖和: what for
  ['trait', /^(?:更|才|就)?(?:暖和|精神|好看|可爱|喜庆)(?:些|一?点)?$/],
  // 小一点，挡住月亮了: why
  [null, /^(?:都|全)?(?:挡|遮|盖|压)(?:住|着|到)(?!.*(?:去掉|换|改)).{1,6}$/],
  [
    'extend',
    /^(?:多|空)(?:出来|出|余)?的?(?:地方|部分|边)?(?:你)?(?:自己|随便|看着)?(?:补|填|画|发挥)/,
  ],
  [
    'add',
    /^(?:给我)?(?:补|加|画|添)(?:上|一下|进去|回来|回去)?(?:一[只个张条棵朵把座匹头艘辆])?$|^(?:没|忘)(?:有)?画(?:出来|上|到)?$|^(?:漏|少)了$/,
  ],
  [null, /^(?:现在|原来|之前|本来|目前)?.{0,5}(?:太(?!阳)|有点|不够).{1,3}了?$/],
  [
    null,
    /^(?:只|就)?(?:给我)?留(?:下)?(?:一?[个只条艘棵座])?(?![一二两三四五六七八九])[^一二两三四五六七八九]{1,4}(?:就|即可|行|好|够)*$/,
  ],
  [
    'move',
    /^给?(?:[左右上下前后]|旁)(?:边|面|方)?(?:多)?留(?:一?点|出|些)*(?:空|白|位置|空间|地方).{0,2}$/,
  ],
  ['scale', /^(?:别|不要)(?:那么|这么|太)[大小高矮]$|^.?太[大小高矮]了$/],
  ['scale', /^(?:它|都)?(?:挡|遮)(?:住|着|到|了)+.{1,5}$/],
  ['count', /^(?:去|减|少|删)(?:掉)?一?半$/],
  [null, /^.{0,4}(?:那种|那样的?|类似的?)$/],
  ['cutout', /^(?:只|就)(?:留|要|保留|剩)/],
  [null, /^.{0,4}看不(?:见|清|到|出来?)楚?了?$/],
  ['remove', /^(?:只|就)(?:留|剩|保留|要)(?:下)?(?![一二两三四五\d空]).{1,4}$/],
  ['remove', /^.{0,4}补(?:上|好|全|齐)$/],
]

/** True for a clause that adds nothing to the step before it. */
export const isRemark = (last: ReadStep | undefined, text: string): boolean =>
  REMARKS.some(
    ([kind, pattern]) => (kind === null ? last : last?.kind === kind) && pattern.test(text),
  )
