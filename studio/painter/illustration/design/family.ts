import { BACKGROUND_TRAITS } from '../background'
import type { Brief, Family } from '../family'
import type { Draw } from './kit/board'
import { appIcon, badge, logo, shirt } from './marks/marks'
import { EMBLEM_WORDS, isEmblem } from './marks/emblems'
import { mandala } from './patterns/mandala'
import { PATTERN_TRAITS, pattern, wallpaper } from './patterns/patterns'
import { calendarPage } from './calendar/page'
import { CUT_ANIMALS, ZODIAC_TRAITS, windowFlower } from './cut/window-flower'
import { EVENT_TRAITS, POSTERS, card, framedBySheet, findPoster } from './print/kinds'
import { businessCard, invitation } from './print/stationery'
import { termCard } from './print/term-card'
import { TERMS } from './print/terms'
import { CARD_TRAITS } from './cards/occasions'
import { MASCOTS } from './sticker/coats'
import { MOODS } from './sticker/moods'
import { sticker } from './sticker/sticker'
import { couplets } from './writing/couplets'
import { fan } from './writing/fan'
import { neonSign } from './writing/neon'
import { calligraphy, hangingScroll, poem, sealPrint } from './writing/scrolls'
import { priceTag, streetSign, woodenSign } from './writing/signs'
import { wordArt } from './writing/word-art'
import { inscription } from './writing/inscription'
import { wordList } from '../../../lib/words'

type Row = { readonly words: string; readonly draw: Draw }

const WRITINGS: Readonly<Record<string, Row>> = {
  fu: { words: '福字 福 倒福 斗方 福字图 新春福字', draw: inscription('福') },
  'great-letter': {
    words: '寿字 春字 喜字 禄字 财字 龙字 吉字 旺字 禅字 静字 道字 德字 和字 梦字 家字 爱字',
    draw: inscription('吉'),
  },
  'double-happiness': { words: '囍字 囍 双喜 双喜字 喜喜', draw: inscription('囍') },
  couplets: { words: '春联 对联 门联 楹联 春联对联', draw: couplets },
  calligraphy: {
    words: '书法 书法字 毛笔字 书法作品 墨宝 题字 横幅书法 书法横幅 calligraphy',
    draw: calligraphy,
  },
  poem: { words: '诗词 古诗 唐诗 宋词 诗词书法 诗画 古诗词 诗句', draw: poem },
  scroll: { words: '挂轴 卷轴 字画 条幅 立轴 中堂 scroll', draw: hangingScroll },
  fan: { words: '扇面 折扇 扇面书法 题字扇 扇子', draw: fan },
  seal: { words: '印章 篆刻 图章 印鉴 闲章 seal_stamp', draw: sealPrint },
  'neon-sign': {
    words: '霓虹灯牌 霓虹招牌 霓虹字 霓虹灯字 灯牌 霓虹灯招牌 neon_sign',
    draw: neonSign,
  },
  'street-sign': {
    words: '路牌 街牌 指路牌 路标 标牌 street_sign road_sign signpost',
    draw: streetSign,
  },
  'wooden-sign': { words: '木牌 木牌子 告示牌 木质招牌 木招牌 wooden_sign', draw: woodenSign },
  'price-tag': {
    words:
      '价格标签 价格标签ui 价签 价格牌 价格签 价格吊牌 标价牌 标价签 商品价签 商品标签 促销标签 折扣标签 特价标签 price_tag',
    draw: priceTag,
  },
  'word-art': {
    words: '艺术字 立体字 字体设计 美术字 3d字 花字 字体海报 word_art typography',
    draw: wordArt,
  },
}

const DESIGNS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(POSTERS).map(([id, { words }]) => [id, { words, draw: findPoster(id) }]),
  ),
  'term-card': {
    words: '节气 节气海报 节气图 节气卡 二十四节气 节气卡片 solar_term',
    draw: termCard,
  },
  invitation: {
    words: '请柬 邀请函 请帖 喜帖 婚礼请柬 婚礼邀请函 邀请卡 invitation',
    draw: invitation,
  },
  'business-card': { words: '名片 名片设计 business_card', draw: businessCard },
  card: {
    words: '贺卡 节日贺卡 生日卡 明信片 祝福卡 卡片 感谢卡 greeting_card card postcard',
    draw: card,
  },
  logo: { words: '标志 logo 商标 徽标 品牌标志 店标 logo_design', draw: logo },
  badge: { words: '徽章 徽章设计 队徽 班徽 社徽 校徽 勋章 badge emblem', draw: badge },
  'app-icon': { words: '图标 app图标 应用图标 app_icon icon 软件图标', draw: appIcon },
  't-shirt': { words: 't恤 t_shirt tshirt', draw: shirt },
  'printed-shirt': {
    words: 't恤图案 文化衫 t恤印花 印花t恤 t恤设计 t恤图案设计 班服',
    draw: shirt,
  },
  mandala: { words: '曼陀罗花纹 曼陀罗图案 曼陀罗 曼荼罗 曼达拉 mandala', draw: mandala },
  wallpaper: { words: '手机壁纸 壁纸 桌面壁纸 锁屏壁纸 wallpaper', draw: wallpaper },
  pattern: {
    words:
      '花纹 图案 纹样 纹饰 印花图案 四方连续 底纹 背景图 纹理 无缝图案 布料图案 背景纹理 包装纸 pattern seamless_pattern',
    draw: pattern,
  },
  calendar: {
    words:
      '日历 月历 台历 挂历 日历页 月历页 日历设计 台历设计 挂历设计 年历 桌历 日历牌 calendar calendar_page monthly_calendar desk_calendar wall_calendar',
    draw: calendarPage,
  },
  'window-flower': {
    words:
      '窗花 剪纸窗花 窗花剪纸 红窗花 春节窗花 新年窗花 贴窗花 团花 剪纸团花 红色剪纸 paper-cut_window_flower window_flower',
    draw: windowFlower,
  },
  sticker: { words: '表情包 贴纸 贴图 sticker 微信表情', draw: sticker },
}

/** Drawing of the mark of a word. */
const EMBLEM_BEARERS: ReadonlySet<string> = new Set([
  ...wordList('logo badge app-icon t-shirt printed-shirt sticker card calendar pattern'),
  ...Object.keys(POSTERS),
])

/** Places that no mark can hold. */
const WIDE = /^(?!emoji-).*(?:city|surface|avenue|field|beach|island|garden|street)$/

/** Marks of any thing. */
const MARKS: ReadonlySet<string> = new Set(wordList('logo badge app-icon t-shirt printed-shirt'))

/** Things whose ground can be named. */
const GROUNDED: ReadonlySet<string> = new Set([
  ...wordList('logo badge app-icon card pattern window-flower'),
  ...Object.keys(POSTERS),
])

const TRAITS: Readonly<Record<string, string>> = {
  ...BACKGROUND_TRAITS,
  ...CARD_TRAITS,
  ...Object.fromEntries(Object.entries(MOODS).map(([id, { words }]) => [`mood:${id}`, words])),
  ...Object.fromEntries(Object.entries(EMBLEM_WORDS).map(([id, words]) => [`emblem:${id}`, words])),
  ...PATTERN_TRAITS,
  ...EVENT_TRAITS,
  ...Object.fromEntries(TERMS.map(([name], i) => [`term:${i}`, name])),
  ...ZODIAC_TRAITS,
  'figure:fish': '鲤鱼窗花 双鱼窗花 年年有余窗花 鱼窗花',
  'figure:butterfly': '蝴蝶窗花',
  'figure:plum': '梅花窗花',
  'figure:lotus': '荷花窗花 莲花窗花',
  'figure:pomegranate': '石榴窗花',
  'mascot:bear': '小熊',
  'mascot:chick': '小鸡 小黄鸡',
  'mascot:bun': '团子 包子 糯米团子 小胖子',
  'second:gold': '金字 金色字 金色字体 金色文字 烫金 鎏金',
  'second:white': '白字 白色字 白色字体 白色文字',
  'set:many': '一组 一套 系列 套装',
}

const MASCOT_IDS: ReadonlySet<string> = new Set(MASCOTS)

/** 樱花壁纸, 汽车贴纸, 蛋糕封面: what is named besides is shown, laid out for it. */
function isUse({ main, others, texts }: Brief, word: string): boolean {
  const { id, traits, count } = main
  if (id === 'wallpaper') return traits.every(({ slot }) => slot === 'mood')
  if (id === 'book-cover') return /^封面(设计)?$/.test(word) && texts.length === 0
  if (id !== 'sticker' || (count ?? 1) > 1 || traits.some(({ slot }) => slot === 'set'))
    return false
  // the mascots have faces for every mood
  const isMascot =
    others.some((other) => MASCOT_IDS.has(other.id)) ||
    traits.some(({ slot, value }) => slot === 'mascot' || MASCOT_IDS.has(value))
  return !(isMascot && /表情/.test(word))
}

function getDraw(rows: Readonly<Record<string, Row>>, id: string): Draw {
  const row = rows[id]
  if (!row) throw new Error(`nothing of this family is called "${id}"`)
  return row.draw
}

const listWords = (rows: Readonly<Record<string, Row>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([id, { words }]) => [id, words]))

/** Writing for its own sake: 福, couplets, scrolls, seals, neon signs. */
export const writing: Family = {
  id: 'writing',
  things: listWords(WRITINGS),
  traits: {
    'paints:landscape': '山水 山水画 远山 青山 山水图 landscape',
    'turn:upside-down': '倒 倒贴 倒着 福到',
    'hand:running': '行书 草书 行草 狂草',
    'hand:regular': '楷书 颜体 隶书',
    'cut:red': '朱文 阳文 阳刻',
    'ink:black': '红底黑字 黑字 黑色字',
    'ink:gold': '红底金字 金字 金色字',
    'paper:red': '红底黑字 红底金字 红纸 大红纸 红宣纸 红底 红色宣纸 朱砂笺',
    'paper:gold': '洒金纸 洒金宣纸 金纸 金底',
    'paper:black': '黑纸 黑底 黑卡纸',
    'paper:white': '白纸 白宣纸 白底',
  },
  styles: ['soft', 'flat', 'papercut'],
  takesSetting: false,
  usesLayouts: false,
  // the sheets of couplets are red, their letters black or gold
  takes: (slot, thing) =>
    slot !== 'ink' || /^(?:couplets|fu|great-letter|double-happiness)$/.test(thing),
  writes: true,
  compose: (composing) => getDraw(WRITINGS, composing.brief.main.id)(composing),
}

/** Printed matter: posters, cards, signs, stickers. */
export const design: Family = {
  id: 'design',
  things: listWords(DESIGNS),
  traits: TRAITS,
  styles: ['flat', 'soft'],
  takesSetting: false,
  usesLayouts: false,
  shows: ({ id }, main) =>
    (main.id === 'pattern' && !WIDE.test(id)) ||
    (main.id === 'window-flower' && CUT_ANIMALS.has(id)) ||
    Object.hasOwn(POSTERS, main.id) ||
    /^(card|calendar)$/.test(main.id) ||
    (main.id === 'sticker' && MASCOT_IDS.has(id)) ||
    (MARKS.has(main.id) && !WIDE.test(id)) ||
    (isEmblem(id) && EMBLEM_BEARERS.has(main.id)),
  framesSetting: framedBySheet,
  isUse,
  takes: (slot, thing) =>
    (slot !== 'emblem' || EMBLEM_BEARERS.has(thing)) &&
    (slot !== 'background' || GROUNDED.has(thing)) &&
    (slot !== 'pattern' || thing === 'pattern' || thing === 'logo') &&
    (slot !== 'second' || /^(?:logo|badge)$/.test(thing)),
  writes: true,
  compose: (composing) => getDraw(DESIGNS, composing.brief.main.id)(composing),
}
