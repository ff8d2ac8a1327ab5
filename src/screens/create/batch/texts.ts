/** Every word of 一次多张. */
export const texts = {
  title: '一次多张',
  back: '收起',
  cells: (count: number) => `要画的 ${count} 张`,
  hint: '点一格，画或不画',
  cell: (words: string, chosen: boolean) => `${words}，${chosen ? '要画' : '不画'}`,
  dropped: '空的和重复的选项去掉了',
  sameSeed: '同一种子，只看选项的差别',
  refused: (message: string) => message,
  tooMany: (most: number, now: number) => `最多 ${most} 张，现在 ${now}`,
  chooseOne: '至少留一格要画的',
  short: (credits: number) => `积分不够，还差 ${credits}`,
  paint: (count: number) => `画 ${count} 张`,
  first: (nth: number) => `先画第 ${nth} 张看看`,
  price: (credits: number) => (credits > 0 ? `· ${credits} 积分` : '· 不花积分'),
  onlyPrice: (credits: number) => (credits > 0 ? `${credits} 积分` : '不花积分'),
  ordering: '正在下单',
  priceTitle: '价格有变化',
  priceNow: (before: number, now: number) => `原来 ${before} 积分，现在 ${now} 积分`,
  agree: '就这样画',
  notNow: '先不画',

  done: (count: number) => `画好 ${count} 张`,
  running: (count: number) => `还有 ${count} 张在画`,
  failed: (count: number) => `${count} 张没画成`,
  comma: '，',
  none: '还没有开始画',
  charged: (credits: number) => `已收 ${credits}`,
  notPainted: '没画成，没扣',
  returned: (credits: number) => `没画成，退了 ${credits}`,
  add: (credits: number) => (credits > 0 ? `补画 · ${credits}` : '补画'),
  save: (count: number) => `存 ${count} 张`,
  compare: '比一比',
  retry: (count: number) => `重画没成的 ${count} 张`,
  rest: (count: number) => `画剩下的 ${count} 张`,
  goOn: '回去接着写',
  cellDone: (words: string) => `${words}，画好了，看大图`,
  cellRunning: (words: string, percent: number) => `${words}，正在画，${percent}%`,
  cellFailed: (words: string) => `${words}，没画成，没扣积分，点一下重画`,
  cellOpen: (words: string) => `${words}，没有画，点一下补画`,
} as const

/** Words of a single colour, each with the dot that is shown for it. */
const DOTS: readonly (readonly [words: string, colour: string])[] = [
  ['红 大红 红色 朱红', '#d9473c'],
  ['橙 橘 橙色 橘色', '#e8813a'],
  ['黄 金 黄色 金色 明黄', '#e9c04a'],
  ['绿 翠 绿色 翠绿 草绿', '#3f9a63'],
  ['青 青色 天青', '#4fb0a5'],
  ['蓝 蓝色 深蓝 天蓝', '#3f7fd9'],
  ['紫 紫色', '#8a5fb8'],
  ['粉 粉色 粉红', '#ee9db4'],
  ['棕 褐 棕色 褐色', '#8b5e3c'],
  ['白 白色 雪白', '#f5f1ea'],
  ['灰 灰色', '#8c8a86'],
  ['黑 黑色', '#3a3a3e'],
]

/** null: the word is no colour. */
export function findDot(word: string): string | null {
  return DOTS.find(([words]) => words.split(' ').includes(word))?.[1] ?? null
}
