/** Requests that leave the subject to the painter: 帮我做个头像, 随便画点什么. */
import { Random, hashText } from '../../lib/random'
import { type Layout, OF_BEINGS } from '../lexicon/uses'
import type { PromptReading } from '../parse'
import type { TintId, Trait } from '../slots'
import { withoutClear } from './clear'
import type { ChosenSubject, IllustrationIntent, Intent } from './intents'
import { type ReportedWord, withoutEnd } from './report'
import { findStyleSubjects, isStyleAlone } from './style-alone'
import type { Term } from './term'

type Choices = readonly string[]

const ANIMALS: Choices = '柴犬 小猫 熊猫 兔子 柯基 小狐狸 企鹅 小熊 橘猫 仓鼠 小鹿 小狗'.split(' ')
const PORTRAITS: Choices = '戴围巾的女孩 戴帽子的男孩 长发女孩 宇航员'.split(' ')
const SCENES: Choices =
  '雪山下的湖 竹林里的小路 海边的灯塔 江南水乡 森林里的小屋 山间云海 樱花树 草原上的风车 湖上的小船 荷塘'.split(
    ' ',
  )
const STILL: Choices = '花瓶 一杯咖啡 樱花树下的女孩'.split(' ')

const TECHNICAL = /科技|未来|赛博|机甲|科幻|(?<![a-z])ai(?![a-z])|人工智能|数据|智能/iu
/** Goods for the trade that a photograph of some names. */
const GOODS: readonly (readonly [words: RegExp, choices: Choices])[] = [
  [TECHNICAL, '笔记本电脑 手机 耳机 机器人'.split(' ')],
  [/美食|食物|食品|菜品|餐饮/u, '面条 蛋糕 寿司 火锅 披萨'.split(' ')],
]

/** Subjects for a theme that the prompt names: beings, then scenes and things. */
const THEMES: readonly (readonly [words: RegExp, beings: Choices, scenes: Choices])[] = [
  [
    /国潮|国风|中国风|古风|新中式|东方/u,
    '熊猫 龙 穿汉服的女孩 麒麟 老虎'.split(' '),
    '江南水乡 亭子 荷塘 古塔 水墨群山 梅花'.split(' '),
  ],
  [TECHNICAL, ['机器人', '宇航员'], ['未来城市', '太空', '机器人']],
  [/帅|酷|霸气|炫/u, '老虎 狼 狮子 宇航员 剑客'.split(' '), '未来城市 雪山 星空'.split(' ')],
  [/可爱|萌|卡通|呆|奶/u, ANIMALS, ANIMALS],
  [
    /二次元|动漫/u,
    '长发女孩 短发女孩 双马尾女孩 戴帽子的男孩'.split(' '),
    '樱花树下的女孩 长发女孩 海边的灯塔 城市夜景'.split(' '),
  ],
  [/水墨/u, '虾 鲤鱼 仙鹤 马'.split(' '), '水墨群山 荷塘 梅花 竹林里的小路 江南水乡'.split(' ')],
  [/深色|暗黑|暗色|夜/u, ANIMALS, '星空 雪山星空 月下的湖 月夜的海'.split(' ')],
  [/春/u, ANIMALS, '樱花树 江南水乡 桃花林 湖上的小船'.split(' ')],
  [/夏/u, ANIMALS, '荷塘 海边的灯塔 湖上的小船 草原上的风车'.split(' ')],
  [/秋/u, ANIMALS, '枫树 森林里的小屋 山间的湖 江南水乡'.split(' ')],
  [/冬|雪/u, ANIMALS, '雪山下的湖 雪地里的小屋 雪山 森林里的小屋'.split(' ')],
  [/美食|好吃|餐/u, ANIMALS, '面条 蛋糕 火锅 寿司'.split(' ')],
  [/花/u, ANIMALS, '樱花树 荷塘 玫瑰 向日葵'.split(' ')],
]

const FACES = /^(?:avatar|portrait|id-photo)$/
const OF_PERSONS = /^(?:avatar|figurine|mascot|sticker|comic|portrait)$/

/** People for a use or a gender that the prompt names. */
const PERSONS: readonly (readonly [words: RegExp, layouts: RegExp, choices: Choices])[] = [
  [/结婚|婚纱/u, /^group$/, ['新郎新娘', '新婚夫妇']],
  [/毕业/u, /^group$/, ['毕业生']],
  [/亲子/u, /^group$/, '母女 父子 母子'.split(' ')],
  [/赛博|未来|科幻|机能/u, FACES, ['一位赛博少女', '一位机甲少女']],
  [/赛博|机甲|科幻|机能/u, /^full-body$/, ['一位赛博少女', '一位机甲少女']],
  [/奇幻|魔幻|魔法/u, /^full-body$/, ['魔法师', '精灵']],
  [
    /[古国]风|中国风|仙侠|武侠|江湖/u,
    /^full-body$/,
    '穿汉服的女孩 剑客 女侠 穿汉服的男孩'.split(' '),
  ],
  [/二次元|动漫/u, /^full-body$/, '双马尾女孩 长发女孩 短发女孩'.split(' ')],
  [/[古国]风.*男(?!女)|(?<!女)男.*[古国]风/u, OF_PERSONS, '剑客 书生 将军 穿汉服的男孩'.split(' ')],
  [
    /^(?!.*(?:[海湖山江河林园院村巷桥]|草|雪|田|花|竹|窗|店|馆|室)).*(?:夜|雨|都市|城市)/u,
    /^portrait$/,
    '街头的女孩 街头的女子 街头的男孩 街头的男子'.split(' '),
  ],
  [/校园|学校|教室|操场/u, /^portrait$/, '女学生 男学生'.split(' ')],
  [/[古国]风/u, /^portrait$/, '穿汉服的女孩 穿汉服的女人'.split(' ')],
  [/[古国]风.*女|女.*[古国]风/u, OF_PERSONS, '穿汉服的女孩 穿汉服的女人'.split(' ')],
  [/汉服.*男(?!女)|(?<!女)男.*汉服/u, OF_PERSONS, ['穿汉服的男孩', '穿汉服的男人']],
  [/汉服|发饰|旗袍|襦裙|仕女/u, OF_PERSONS, '穿汉服的女孩 穿汉服的女人'.split(' ')],
  [/(?<!女)男(?!女)/u, OF_BEINGS, '戴帽子的男孩 短发男孩 戴眼镜的男孩'.split(' ')],
  [/(?<!男)女(?!男)/u, OF_BEINGS, '戴围巾的女孩 长发女孩 戴眼镜的女孩'.split(' ')],
]

const OWN: Readonly<Partial<Record<Layout, Choices>>> = {
  'full-body': '女孩 剑客 宇航员 穿汉服的女孩 骑士'.split(' '),
  product: '口红 运动鞋 香水 茶壶 耳机'.split(' '),
  ad: '奶茶 运动鞋 咖啡 蛋糕'.split(' '),
  'id-photo': ['男人', '女人', '商务男士'],
  portrait: '一位女孩 一位女子 一位男孩 一位老人'.split(' '),
  group: ['一家三口', '情侣', '三个好朋友'],
  'line-art': '小猫 花朵 城堡 小狗'.split(' '),
  icon: ['小猫', '火箭', '向日葵'],
  pattern: ['花朵图案', '花卉图案'],
}
const USUAL = [null, ANIMALS, SCENES] as const

/** Sheets without a theme: still lifes that leave space for a title. */
const COVERS: Choices = '一杯咖啡 花束 书 盆栽 笔记本电脑 相机 蛋糕'.split(' ')
const SHEETS = /^(?:cover|banner)$/

/** Besides those of its group. */
const MORE: Readonly<Partial<Record<Layout, Choices>>> = {
  avatar: PORTRAITS,
  inline: STILL,
  picture: STILL,
}

/** A word that orders a picture of some kind, without anything to be seen. */
const ORDERED =
  /^(?:帮|给|为|替|请|麻烦|我们?|你|想|要|需要|来|再|搞|整|弄|做|画|作|生成|制作|设计|创作|绘制|输出|出|(?<![a-z])(?:an?|the|me|picture|image|draw|make|create|generate|please)(?![a-z])|[一两几]?[张个幅副款]|下|点|些|吧|啊|呗|的|好看|漂亮|精美|有趣|智能|(?<![a-z])ai(?![a-z])|一键|自动|在线|好玩|高清|随便|随意|任意|任何|什么都(?:行|可以)|都(?:行|可以|好)|看看|就行|即可|[，。！!,.~～\s])*$/u
const THING_OPEN =
  /(?:卡通|二次元|动漫|国潮|国风|古风|极简|水墨|手绘)(?:风格?|画风)?(?:插?画)?(?=$|[，。！!,.\s吧啊呗])|(?:[点些]|随便|随意|任意)(?:画|来|生成|做)?[点些个张]?(?:什么|啥)(?:都行|都可以)?|(?:画|来|做)?(?:什么|啥)都(?:行|可以|好)|随便|随意|任意|(?:图片?|美图|画|图像|照片|插画|作品|东西|背景图?)(?=$|[，。！!,.\s吧啊呗看随就]|生成$)|测试(?:一下|下)?(?:能不能用|能用吗|好不好用|效果)?|试[一]?试(?:看)?|试一下|(?<![a-z])(?:random|(?:an?|any|some) (?:picture|image)|anything|something|surprise me|test)(?![a-z])/giu

/** 搞张图, 随便什么, 测试一下: all that it says is that there is to be a picture. */
export function isOpenWording(prompt: string): boolean {
  const rest = prompt.toLowerCase().replace(THING_OPEN, '')
  return rest !== prompt.toLowerCase() && ORDERED.test(rest.trim())
}

const ANY_ANIMAL = /(?:小?动物|萌宠|小?宠物)(?:们|图片?|照片?|插画|写真照?|摄影|肖像)?/u
const SWEET =
  /(?:超级?|最|很|非常)?(?:可爱|呆萌|萌|治愈|卡通|简笔画|线稿|水墨|水彩|油画|像素|手绘|q版)(?:风格?|画)?的?[，,、]?/giu

/** 可爱的小动物: an animal of any kind is all that it names. */
const isAnyAnimal = (prompt: string): boolean =>
  ANY_ANIMAL.test(prompt) &&
  ORDERED.test(
    prompt
      .replace(ANY_ANIMAL, '')
      .replace(SWEET, '')
      .replace(/一[只个]/u, '')
      .trim(),
  )

/** Whether a prompt without a word of use leaves its subject to the painter. */
export function leavesOpen(said: string, terms: readonly Term[]): boolean {
  const prompt = withoutClear(said)
  return isOpenWording(prompt) || isAnyAnimal(prompt) || isStyleAlone(prompt, terms)
}

/** A text whose end is missing, which takes no subject. */
const UNCLOSED = /[“「『][^”」』]*$/u
/** 精细的线条, 几何造型: of a style, where the subject is another. */
const LINES = /线条|几何(?:造型|形状|元素|图形|感)?/gu
const blank = (word: string): string => '图'.repeat(word.length)

/**
 * An open prompt as it is read with the subject that was chosen; the words keep their places.
 *
 * @param word the saying that the subject shows
 */
export function withChoice(said: string, subject: string, word = ''): string {
  const prompt = word === '' ? said : said.replaceAll(word, blank)
  const open = isAnyAnimal(prompt) ? prompt.replace(ANY_ANIMAL, blank) : prompt
  const end = UNCLOSED.test(prompt) ? '”' : ''
  return `${open.replace(LINES, blank)}${end}，${subject}`
}

/** Words of the order itself: nothing that could be left out. */
function isOrder(words: string): boolean {
  return (
    ORDERED.test(words) ||
    /^[给为帮替]/u.test(words) ||
    /什么|啥|测试/u.test(words) ||
    isOpenWording(words)
  )
}

/** Subjects that suit a use and the words around it, in the order of the random stream. */
export function listChoices(
  layout: Layout | null,
  said: string,
  seed: number | undefined,
): string[] {
  const prompt = withoutClear(said)
  // a scene is nothing without its ground
  const isCut = prompt !== said
  const named = PERSONS.find(([words, uses]) => uses.test(layout ?? '') && words.test(prompt))
  const goods = layout === 'product' && GOODS.find(([words]) => words.test(prompt))?.[1]
  const styled = layout === null ? findStyleSubjects(prompt) : null
  const own = named?.[2] ?? (goods || null) ?? (layout ? OWN[layout] : styled)
  const isOfBeings = layout !== null && OF_BEINGS.test(layout)
  const theme = THEMES.find(([words]) => words.test(prompt))
  const [, beings, scenes] = theme ?? USUAL
  const more = theme || (isCut && !isOfBeings) ? null : MORE[layout ?? 'picture']
  const isAny = layout === null && !prompt.includes('背景')
  const usual = isCut || isOfBeings ? beings : isAny ? [...beings, ...scenes] : scenes
  const isPlainSheet = SHEETS.test(layout ?? '') && !theme
  const choices = isAnyAnimal(prompt)
    ? ANIMALS
    : (own ?? (isPlainSheet ? COVERS : [...usual, ...(more ?? [])]))
  return shuffleChoices(choices, prompt, seed)
}

/** @param seed while it is typed there is none: the words decide */
export function shuffleChoices(
  choices: readonly string[],
  prompt: string,
  seed: number | undefined,
): string[] {
  const random = new Random(hashText(`choice ${seed ?? prompt}`))
  return choices
    .map((choice) => ({ choice, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ choice }) => choice)
}

/** The colour that a word gives to the subject or to all of the picture. */
function findTint({ claim }: ReportedWord): TintId | null {
  return claim?.of === 'tint' && /^(?:thing|picture)$/.test(claim.on.of) ? claim.tint : null
}

/** 蓝色头像: the colour of what is behind an animal, which keeps its own; said colours only. */
function dyeGround(found: IllustrationIntent): IllustrationIntent {
  const { brief, words } = found
  const said = words.words.flatMap((word) => findTint(word) ?? [])[0]
  const { tint: own, ...main } = brief.main
  const hasGround = main.traits.some(({ slot }) => slot === 'background')
  if (!said || hasGround || !/^(?:people|animals|myth)$/.test(found.family.id)) return found
  const ground: Trait = { slot: 'background', value: said }
  const list = words.words.map((word): ReportedWord => {
    return findTint(word) === said ? { ...word, claim: { of: 'trait', ...ground } } : word
  })
  const traits = [...main.traits, ground]
  const plain = own && own !== said ? { ...main, tint: own, traits } : { ...main, traits }
  const dyed = { ...brief, main: plain, tint: brief.tint === said ? null : brief.tint }
  return { ...found, brief: dyed, words: { ...words, words: list } }
}

/** A prompt as it was read with the subject that was chosen; null: it does not show that. */
export function withChosen(found: Intent, chosen: ChosenSubject): Intent | null {
  if (found.kind === 'declined' || found.subject === null) return null
  if (found.reading.ignored.some((word) => chosen.subject.includes(word))) return null
  const reading = reportChosen(found.reading, chosen)
  if (found.kind === 'landscape') return { ...found, reading, chosen }
  // the name of a theme that the user has not written is no title
  const texts = found.brief.texts.filter((text) => chosen.said.includes(text))
  const brief = texts.length === found.brief.texts.length ? found.brief : { ...found.brief, texts }
  const words = withoutEnd(found.words, chosen.said)
  return dyeGround({ ...found, brief, reading, chosen, words })
}

/** Of the reading of the painted prompt what the user wrote, and the subject that was chosen. */
export function reportChosen(
  { understood, ignored, manner = [], missing = [], substituted = [] }: PromptReading,
  { subject, word, said }: ChosenSubject,
): PromptReading {
  const own = word === undefined ? said : said.replaceAll(word, blank)
  const isSaid = (words: string): boolean => own.includes(words)
  const made = manner.filter(isSaid)
  const unseen = missing.filter(isSaid)
  const near = substituted.filter((by) => isSaid(by.word))
  if (word !== undefined) near.push({ word, by: subject, broad: false })
  return {
    understood: understood.filter(isSaid),
    ignored: ignored.filter((words) => isSaid(words) && !isOrder(words)),
    ...(word === undefined && { chosen: subject }),
    ...(made.length > 0 && { manner: made }),
    ...(near.length > 0 && { substituted: near }),
    ...(unseen.length > 0 && { missing: unseen }),
  }
}
