import { STYLE_WORDS_PLACE } from '@contract/style-template'

export const texts = {
  add: '加画风',
  addTitle: '加一个自己的画风',
  editTitle: (name: string) => `画风「${name}」`,
  note: `用的人写的话会放进模板里的 ${STYLE_WORDS_PLACE}，再交给引擎。模板谁也看不到，价钱和引擎一样。`,
  name: '名字，最多 8 个字',
  nameWrong: '请写 1 到 8 个字',
  cover: '封面，竖着的图最好',
  engine: '引擎',
  model: '模型',
  allModels: '这个引擎的全部模型',
  template: `提示词模板，要有一处 ${STYLE_WORDS_PLACE}`,
  templateSample: `水彩插画，${STYLE_WORDS_PLACE}，留白，柔和的光`,
  templateWrong: `要有一处 ${STYLE_WORDS_PLACE}，最多 400 个字`,
  negative: '不要的东西，可以空着',
  base: '底子用引擎的哪种画风',
  anyBase: '不指定',
  strength: '强度',
  anyStrength: '由用的人选',
  saved: '画风已保存',
  added: '画风已加上，排在它的引擎最前',
  words: '试着画什么',
  firstWords: '黄昏的湖边，一叶小舟',
  try: '试一下',
  tried: '画好了：谁也不花积分，也不留下',
  picture: '试画的图',
  asCover: '用它做封面',
} as const

export const STRENGTHS = [
  { value: 0.2, label: '清淡' },
  { value: 0.4, label: '柔和' },
  { value: 0.6, label: '本色' },
  { value: 0.8, label: '鲜明' },
  { value: 1, label: '浓烈' },
]
