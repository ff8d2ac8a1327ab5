import type { EditStep } from '@contract/edits'

/** 船·帆 is 船的帆. */
const spoken = (target: string): string => target.replace('·', '的')

/** A step with its thing and value in words; empty where it has none. */
interface Said {
  readonly what: string
  readonly value: string
  readonly isStrong: boolean
  /** 一点 or 一点点. */
  readonly little: string
}

const VERB_FIRST = /^[不戴穿拿披系打举抱背撑牵围挎骑叼捧微笑大哭闭睁坐站躺趴跑跳飞睡看]/
const becomes = ({ value }: Said): string => `变成${value}`

function describeCount({ what, value }: Said): string {
  if (value.startsWith('+')) return `再加${value.slice(1)}个${what}`
  if (value.startsWith('-')) return `少${value.slice(1)}个${what}`
  return `${what}改成${value}个`
}

function describeMove({ what, value }: Said): string {
  if (/旋转|颠倒|转.*度/.test(value)) return `把${what || '画面'}${value}`
  if (/^(?:靠拢|分开)$/.test(value)) return `让${what}${value}`
  if (/^离.+远$/.test(value)) return `让${what}${value}一点`
  if (/^[左右上下]边?一点$/.test(value)) return `把${what}往${value.replace(/边?一点$/, '')}移一点`
  if (/^往[左右上下]很多$/.test(value)) return `把${what}${value.replace('很多', '移很多')}`
  if (/^往[左右上下]$/.test(value)) return `把${what}${value}移`
  if (/^[左右上下]$/.test(value)) return `把${what}移到${value}边`
  if (/^[近远]$/.test(value)) return `把${what}移${value}一点`
  if (!/翻转|镜像/.test(value)) return `把${what}移到${value.replace(/^往/, '')}`
  return `把${what || '画面'}${/上下|垂直/.test(value) ? '上下' : ''}翻转过来`
}

function describeBackground({ value }: Said): string {
  if (value === '虚化') return '虚化背景'
  return value === '' ? '换个背景' : `背景换成${value}`
}

function describeTrait({ what, value }: Said): string {
  if (/^(?:打码|磨皮)$/.test(value)) return `给${what}${value}`
  return VERB_FIRST.test(value) ? `让${what}${value}` : `${what}：${value}`
}

/** 右下角, 下面: where a text is written, and not which of them is changed. */
const IS_PLACE = /(?:[上下左右中]|[上下左右顶底前后旁][角面边方部]|中间|中央|角)$/

function describeText({ what, value }: Said): string {
  if (what === '') return `写上“${value}”`
  if (value === '') return `去掉${what}`
  return IS_PLACE.test(what) ? `在${what}写上“${value}”` : `把${what}改成“${value}”`
}

function describeTone({ what, value, little }: Said): string {
  if (/打光$/.test(value)) return `从${value.replace('打光', '')}打光`
  return /色$/.test(value) ? `${what}换成${value}调` : `${what}${value}${little}`
}

function describeCrop({ value }: Said): string {
  if (value === '扶正') return '把画面扶正'
  if (/转.*扶正$/.test(value)) return `画面向${value.replace('扶正', '')}`
  if (/照$|特写|半身|居中$/.test(value)) return `裁成${value}`
  return /:/.test(value) ? `改成 ${value}，重新构图` : `裁掉${value}`
}

/** 改成睡觉: what one does, and no other thing. */
const DOING =
  /^(?:[拿戴穿抱举撑捧坐站躺趴]着|睡觉|睡着|跑步|奔跑|跳舞|微笑|大笑|生气|哭|喝|看书|唱歌|挥手)/u

const DESCRIBED: Readonly<Record<EditStep['kind'], (step: Said) => string>> = {
  remove: ({ what }) => `去掉${what}`,
  replace: ({ what, value }) => (DOING.test(value) ? `让${what}${value}` : `把${what}换成${value}`),
  add: ({ what, value }) => (what === '' ? `加${value}` : `在${what}加${value}`),
  recolour: ({ what, value }) => `把${what}改成${value}`,
  trait: describeTrait,
  count: describeCount,
  move: describeMove,
  scale: ({ what, value, isStrong, little }) =>
    `把${what}${value === '小' ? '缩小' : '放大'}${isStrong ? '很多' : little}`,
  background: describeBackground,
  time: becomes,
  season: becomes,
  weather: ({ value }) => `变成${value}${/^[晴雾]$/.test(value) ? '天' : ''}`,
  style: ({ value }) => `改成${/[风画格]$/.test(value) ? value : `${value}风`}`,
  tone: describeTone,
  text: describeText,
  extend: ({ value }) => (/:/.test(value) ? `改成 ${value}，重新构图` : `往${value}扩一点`),
  crop: describeCrop,
  upscale: ({ value }) => `放大 ${value === '' ? 2 : value} 倍，更清楚`,
  cutout: ({ what }) => (what === '' ? '抠出主体' : `抠出${what}`),
  vary: () => '画几张类似的',
  undo: () => '回到上一版',
}

const describe = ({ kind, target, value = '', strength }: EditStep): string =>
  DESCRIBED[kind]({
    what: target === undefined ? '' : spoken(target),
    value,
    isStrong: strength === 'strong',
    little: strength === 'light' ? '一点点' : '一点',
  })

/** 把小船换成红色，再去掉月亮. */
export const summarise = (steps: readonly EditStep[]): string =>
  steps.map(describe).join('，再').replaceAll('，再再', '，再')
