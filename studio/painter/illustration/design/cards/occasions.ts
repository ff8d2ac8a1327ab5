import { readFields, readRows, readWords } from '../../../../lib/fields'
import { named } from '../../../drawing/notation'
import type { Oklch } from '../../../colour'

export interface Occasion {
  readonly words: string
  /** Default text of the card. */
  readonly titles: readonly string[]
  readonly latin: string
  readonly wishes: readonly string[]
  readonly papers: readonly Paper[]
}

/** A ground with the colours on it. */
export type Paper = { readonly paper: Oklch; readonly ink: Oklch; readonly accent: Oklch }

const PAPERS = {
  red: { paper: [0.5, 0.19, 27], ink: [0.93, 0.1, 92], accent: [0.85, 0.13, 86] },
  cream: { paper: [0.955, 0.025, 85], ink: [0.48, 0.17, 28], accent: [0.62, 0.2, 28] },
  night: { paper: [0.3, 0.08, 268], ink: [0.95, 0.06, 92], accent: [0.86, 0.12, 85] },
  teal: { paper: [0.4, 0.07, 195], ink: [0.95, 0.06, 92], accent: [0.85, 0.12, 85] },
  pink: { paper: [0.93, 0.045, 10], ink: [0.5, 0.17, 8], accent: [0.62, 0.19, 12] },
  mint: { paper: [0.93, 0.045, 160], ink: [0.38, 0.08, 165], accent: [0.55, 0.12, 155] },
  sky: { paper: [0.92, 0.045, 225], ink: [0.38, 0.11, 255], accent: [0.6, 0.15, 250] },
  sun: { paper: [0.94, 0.07, 92], ink: [0.42, 0.1, 45], accent: [0.65, 0.18, 45] },
  lilac: named('paper: 0.92,0.045,305 ink: 0.42,0.13,300 accent: 0.62,0.16,320'),
  pine: { paper: [0.36, 0.07, 160], ink: [0.97, 0.02, 90], accent: [0.86, 0.13, 88] },
  honey: { paper: [0.9, 0.07, 82], ink: [0.36, 0.09, 40], accent: [0.62, 0.15, 55] },
  flag: { paper: [0.95, 0.04, 88], ink: [0.52, 0.2, 27], accent: [0.6, 0.22, 27] },
  plum: { paper: [0.26, 0.03, 300], ink: [0.94, 0.07, 90], accent: [0.84, 0.13, 85] },
  holly: { paper: [0.48, 0.17, 25], ink: [0.98, 0.02, 90], accent: [0.88, 0.12, 88] },
} as const satisfies Readonly<Record<string, Paper>>
const PAPER_IDS = Object.keys(PAPERS) as (keyof typeof PAPERS)[]

const FIELDS = ['titles', 'latin', 'wishes', 'papers', 'words'] as const

function readOccasion(text: string): Occasion {
  const { titles = '', latin = '', wishes = '', papers, words = '' } = readFields(text, FIELDS)
  return {
    ...{ titles: titles.split(' '), latin, wishes: wishes.split(' '), words },
    papers: readWords(papers, PAPER_IDS).map((id) => PAPERS[id]),
  }
}

export const OCCASIONS = readRows(
  {
    spring: `titles: 新春快乐 恭贺新禧 新年大吉; latin: HAPPY CHINESE NEW YEAR;
    wishes: 愿岁岁年年，万喜万般宜 愿新的一年，平安喜乐，万事顺意; papers: red cream red;
    words: 春节 新春 过年 拜年 除夕 大年初一 农历新年 spring_festival chinese_new_year`,
    'mid-autumn': `titles: 中秋快乐 月满中秋 花好月圆; latin: MID-AUTUMN FESTIVAL;
    wishes: 但愿人长久，千里共婵娟 海上生明月，天涯共此时; papers: night teal honey;
    words: 中秋 中秋节 月饼节 mid_autumn`,
    'dragon-boat': `titles: 端午安康 粽情端午; latin: DRAGON BOAT FESTIVAL;
    wishes: 粽叶飘香，平安健康 五月五，是端阳，愿你岁岁皆安康; papers: mint teal sun;
    words: 端午 端午节 dragon_boat_festival`,
    lantern: `titles: 元宵快乐 喜乐元宵; latin: LANTERN FESTIVAL;
    wishes: 花灯如昼，人月两圆 灯火可亲，团团圆圆; papers: red night cream;
    words: 元宵 元宵节 上元节 lantern_festival`,
    national: `titles: 国庆快乐 欢度国庆; latin: NATIONAL DAY;
    wishes: 山河锦绣，国泰民安 愿山河无恙，人间皆安; papers: red flag;
    words: 国庆 国庆节 十一国庆 national_day`,
    birthday: `titles: 生日快乐; latin: Happy Birthday;
    wishes: 愿你眼里有光，心里有海 往后每一岁，都值得庆祝; papers: pink sky sun lilac mint;
    words: 生日 生日卡 生辰 生日快乐 birthday`,
    wedding: `titles: 新婚快乐 百年好合; latin: Happy Wedding;
    wishes: 执子之手，与子偕老 一生一世一双人; papers: red pink cream;
    words: 婚礼 结婚 新婚 婚庆 喜宴 wedding`,
    'new-year': `titles: 新年快乐 元旦快乐; latin: HAPPY NEW YEAR;
    wishes: 旧岁到此夕而除，新年明日起更新 万事胜意，所念皆如愿; papers: night red plum;
    words: 新年 元旦 跨年 新年快乐 new_year`,
    christmas: `titles: 圣诞快乐; latin: Merry Christmas;
    wishes: 愿平安喜乐，岁岁年年 愿你被世界温柔以待; papers: pine holly sky;
    words: 圣诞 圣诞节 平安夜 christmas xmas`,
    mother: `titles: 母亲节快乐 妈妈，我爱你; latin: Happy Mother's Day;
    wishes: 岁月温柔，愿您安康 谢谢您，一直都在; papers: pink cream mint;
    words: 母亲节 妈妈 感恩母亲 mothers_day`,
    father: `titles: 父亲节快乐 爸爸，我爱你; latin: Happy Father's Day;
    wishes: 父爱如山，愿您安康 谢谢您，一直都在; papers: sky mint night;
    words: 父亲节 感恩父亲 fathers_day`,
    teacher: `titles: 教师节快乐 老师，您辛苦了; latin: Happy Teachers' Day;
    wishes: 春风化雨，桃李芬芳 师恩难忘，感谢有您; papers: mint sun sky;
    words: 教师节 老师 谢师 teachers_day`,
    valentine: `titles: 情人节快乐 遇见你真好; latin: With Love;
    wishes: 所爱隔山海，山海皆可平 愿得一心人，白首不相离; papers: pink lilac red;
    words: 情人节 七夕 七夕节 表白 告白 valentine`,
    children: `titles: 儿童节快乐 六一快乐; latin: HAPPY CHILDREN'S DAY;
    wishes: 愿你永远天真，永远快乐; papers: sky sun mint; words: 儿童节 六一 childrens_day`,
    morning: `titles: 早安 早上好; latin: Good Morning;
    wishes: 新的一天，从微笑开始 愿你今天也有好心情; papers: sun sky mint;
    words: 早安 早上好 清晨问候 good_morning`,
    night: `titles: 晚安 好梦; latin: Good Night;
    wishes: 愿你今夜好梦 把烦恼留给昨天，把好梦留给今晚; papers: night;
    words: 晚安 晚上好 好梦 good_night`,
    weekend: `titles: 周末愉快; latin: Happy Weekend;
    wishes: 放慢脚步，好好休息 把日子过成喜欢的样子; papers: sun mint lilac;
    words: 周末愉快 周末快乐 周末好 周五快乐 happy_weekend`,
    labour: `titles: 劳动节快乐 五一快乐; latin: LABOUR DAY; wishes: 致敬每一位劳动者 劳动最光荣;
    papers: red sun sky; words: 五一 劳动节 五一劳动节 五一节 labour_day`,
    thanks: `titles: 谢谢你; latin: Thank You; wishes: 感谢相遇，不负遇见;
    papers: cream pink mint sky; words: 感谢 感谢卡 感恩 致谢 感恩节 thank_you`,
  },
  readOccasion,
)

/** Greetings that people type to see them written, by their day; null: of any day. */
const GREETINGS: readonly (readonly [OccasionId | null, string])[] = [
  ['spring', '恭喜发财 大吉大利 万事如意 新春快乐 春节快乐 恭贺新禧 吉祥如意 新年大吉'],
  [
    'spring',
    [...'鼠牛虎兔龙蛇马羊猴鸡狗猪'].flatMap((year) => [`${year}年大吉`, `${year}年快乐`]).join(' '),
  ],
  ['new-year', '新年快乐 元旦快乐 新年倒计时 跨年倒计时 元旦倒计时'],
  ['mid-autumn', '中秋快乐 花好月圆'],
  ['dragon-boat', '端午安康 端午快乐'],
  ['lantern', '元宵快乐'],
  ['national', '国庆快乐'],
  ['birthday', '生日快乐'],
  ['wedding', '新婚快乐 百年好合'],
  ['christmas', '圣诞快乐'],
  ['mother', '母亲节快乐'],
  ['father', '父亲节快乐'],
  ['teacher', '教师节快乐'],
  ['valentine', '情人节快乐 七夕快乐'],
  ['children', '儿童节快乐 六一快乐'],
  ['labour', '劳动节快乐 五一快乐'],
  ['morning', '早安 早上好'],
  ['night', '晚安'],
  ['weekend', '周末愉快 周末快乐'],
  ...(
    [
      ['labour', '五一 劳动节'],
      ['national', '国庆 国庆节'],
      ['spring', '春节'],
      ['new-year', '元旦'],
      ['mid-autumn', '中秋 中秋节'],
      ['dragon-boat', '端午 端午节'],
    ] as const
  ).map(([id, days]) => [id, days.replaceAll(/(?= |$)/g, '放假通知')] as const),
  [null, '放假通知 放假安排 开学快乐 高考加油 一路平安 早日康复'],
]

const DAYS: ReadonlyMap<string, OccasionId | null> = new Map(
  GREETINGS.flatMap(([id, list]) => list.split(' ').map((words) => [words, id] as const)),
)

/** The day that a greeting belongs to; null: any. */
export const findOccasion = (greeting: string): OccasionId | null => DAYS.get(greeting) ?? null

/** Properties of a card: its day, or the greeting that it is to have as its title. */
export const CARD_TRAITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(OCCASIONS).map(([id, { words }]) => [
      `occasion:${id}`,
      words
        .split(' ')
        .filter((word) => !DAYS.has(word))
        .join(' '),
    ]),
  ),
  ...Object.fromEntries([...DAYS.keys()].map((words) => [`title:${words}`, words])),
}
export type OccasionId = keyof typeof OCCASIONS

export const isOccasion = (value: string | undefined): value is OccasionId =>
  value !== undefined && Object.hasOwn(OCCASIONS, value)
