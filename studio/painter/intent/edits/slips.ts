/** Characters of rules that are often typed for others of the same sound. */

const MORE = '[大小高低矮亮暗红艳暖冷淡浓]'
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[，,。；;\s])在(?=给我|生成|来[几一]|出[几一]|多[加来画])/g, '再'],
  [new RegExp(`在(?=(?:鲜艳?|清晰|清楚|柔和|${MORE}).?(?:一?点|一?些))`, 'g'), '再'],
  [/几[长章帐](?=[^椅桌]|$)/g, '几张'],
  [/(?<=[往向靠朝])又(?=[挪移靠走边侧面])/g, '右'],
  [/(?<=[左右上下中前后][边面]?)拿(?=[只个条艘棵座])/g, '那'],
  [/(?<=[画变弄改搞放])[德的地](?=再|大|小|高|矮)/g, '得'],
  [/(?<=[红黄蓝绿白黑紫粉灰橙棕金]色?)[地得](?=$|[，,。！!\s])/g, '的'],
  [/(?<=不一样|一样|类似|不同)[地得](?=$|[，,。！!\s])/g, '的'],
  // a character typed twice
  [/([把将的在换]|(?<=[换变改])成)\1(?=.)/g, '$1'],
  [/(?<=[换变改])城(?=[春夏秋冬白夜晚黄雪雨晴水油红橙绿青蓝紫粉黑灰金])/g, '成'],
  [/(?<=[去删移])[处初](?=一下|吧|掉|$|[，,。])/g, '除'],
  [/(?<=[换改变]成)路(?=色)/g, '绿'],
  [/(?<=[抠扣去拿])出莱/g, '出来'],
]

export const mendSlips = (sentence: string): string =>
  SLIPS.reduce((mended, [pattern, by]) => mended.replace(pattern, by), sentence)
