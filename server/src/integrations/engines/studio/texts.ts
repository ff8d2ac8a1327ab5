/** Also read in the worker threads of the tools: it imports types alone. */
import type { StyleId } from '@studio/painter/slots'

export const STUDIO_NAME = '本地画笔'
export const STUDIO_NOTE =
  '擅长风景、静物和文字；由程序一笔笔画成，不是 AI 模型，画不了的会先说，不扣积分'

export const STYLE_TAGS: Readonly<Record<StyleId, readonly string[]>> = {
  ink: ['传统'],
  'blue-green': ['传统'],
  ukiyoe: ['传统', '版画'],
  papercut: ['传统', '版画'],
  watercolour: ['手绘'],
  oil: ['手绘'],
  pencil: ['手绘'],
  minimal: ['设计'],
  flat: ['设计', '插画'],
  soft: ['设计', '插画'],
  pixel: ['数码'],
  neon: ['数码'],
}

export const texts = {
  noLayout: '这张画的是近景，构图没有借上，颜色和画风借上了',
  nothingRead: '这句话里没有认得出的东西，画的是画笔自己想的。',
  chosen: (subjects: readonly string[]) =>
    `没有写画什么，画的是${subjects.map((subject) => `「${subject}」`).join('、')}。`,
  drawnAs: (word: string, by: string) => `「${word}」没有现成的画法，画成了${by}。`,
  notShown: (words: readonly string[]) =>
    `${words.map((word) => `「${word}」`).join('')}没有画出来。`,
  noStyle: (style: string) => `${STUDIO_NAME}不会「${style}」这种画风`,
  noModel: (model: string) => `${STUDIO_NAME}没有「${model}」这个模型`,
  noSize: (size: string) => `${STUDIO_NAME}画不了 ${size} 的尺寸`,
  count: (most: number) => `一次可以画 1 到 ${most} 张`,
  length: (most: number) => `描述最多 ${most} 个字`,
  owned: (words: string) => `“${words}”是有版权的角色或真实的人，${STUDIO_NAME}不画`,
  unknown: (words: string) => `${STUDIO_NAME}还不会画“${words}”`,
  stopped: `${STUDIO_NAME}已经停止`,
  toolNotFinished: `${STUDIO_NAME}没有做完`,
  notFinished: `${STUDIO_NAME}没有画完`,
} as const

export const lowMemory = (neededMb: number, freeMb: number): string =>
  `服务器现在的内存不够处理这张图（需要 ${neededMb} MB，还剩 ${freeMb} MB），请换一张小一些的图，或稍后再试`
