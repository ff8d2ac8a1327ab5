/** 悬疑片海报, 海边电影海报: figures and places for the poster of a film that leaves them open. */
import { type Brief, type Family, traitOf } from '../illustration/family'
import { THEME } from '../illustration/design/print/themes'

const GENRES =
  '悬疑|惊悚|恐怖|爱情|动作|科幻|喜剧|动画|动漫|纪录|战争|武侠|古装|文艺|灾难|青春|犯罪|奇幻|冒险|剧情|怀旧|复古|浪漫|治愈'
/** The kind of a film: no title of a sheet. */
export const FILM_KIND = `(?:${GENRES})+(?:大?片|电影|影片)`

type Choices = readonly string[]

/** Figures and places by words of the prompt. */
const SCENES: readonly (readonly [words: RegExp, figures: Choices, places: Choices])[] = [
  [/悬疑|惊悚|恐怖|犯罪/u, ['一个男人的背影', '一个女人的背影'], ['雨夜街道', '月夜森林']],
  [/科幻|太空|星际|未来|火星/u, ['宇航员'], ['星空', '月夜的沙漠']],
  [/武侠|古装|仙侠/u, ['剑客'], ['竹林', '月下的山']],
  [/动漫|动画|二次元/u, ['女孩', '短发女孩'], ['海边的小镇', '黄昏的草原']],
  [/爱情|浪漫|青春/u, ['情侣'], ['海边日落', '雨夜街道']],
  [/战争|灾难|动作/u, ['一个男人的背影'], ['黄昏的城市', '沙漠日落']],
  [/./u, ['一个女孩的背影', '一个男人的背影'], ['海边日落', '雨夜街道', '雪山下的湖']],
]

/** Covers of books by their kind; a cover that says nothing has no scene. */
const BOOKS: readonly (readonly [words: RegExp, scenes: Choices])[] = [
  [/童话|儿童|绘本/u, ['城堡，彩虹', '森林里的小屋', '独角兽，彩虹']],
  [/科幻|太空|星际|未来|机甲/u, ['宇航员，星空', '宇航员，火星', '未来城市']],
  [/悬疑|惊悚|恐怖|推理|侦探/u, ['一个男人的背影，雨夜街道', '一个女人的背影，月夜森林']],
  [/武侠|仙侠|江湖|古装/u, ['剑客，竹林', '剑客，月下的山']],
  [/言情|爱情|浪漫|青春|甜/u, ['情侣，海边日落', '情侣，樱花树']],
  [/奇幻|魔幻|玄幻|史诗|魔法/u, ['月夜的城堡', '巨龙，月夜城堡', '月夜城堡，雪山']],
]
/** Posters that announce nothing: feasts of some kind, with their things. */
const POSTERS: Choices =
  '音乐海报 咖啡海报 度假海报 花艺展海报 电影节海报 露营海报 蛋糕海报 水果海报'.split(' ')

/** 一张海报, 奇幻书封: a theme or a scene for a sheet that names none; null: it names one. */
export function listSheetScenes(
  { family, brief }: { readonly family: Family; readonly brief: Brief },
  hasPlace: boolean,
  prompt: string,
): Choices | null {
  const { main, others, texts } = brief
  if (family.id !== 'design' || others.length > 0) return null
  // 科幻小说封面: the place that a genre hints at is named by no word
  if (hasPlace && !LONE_COVER.test(prompt)) return null
  // 一张好看的海报: praise is no title
  if (main.id === 'poster') return OPEN_POSTER.test(prompt) ? POSTERS : null
  if (texts.length > 0) return null
  const isCover = main.id === 'book-cover'
  return (isCover && BOOKS.find(([words]) => words.test(prompt))?.[1]) || null
}

const LONE_COVER = /^[^，,。]*(?:书封|封面)(?:设计|图|插画)?$/u

/** All that is said is that there is to be a poster. */
const OPEN_POSTER =
  /^(?:请|麻烦|能不能|可以)?(?:你|您)?(?:帮|给|替)?(?:我|我们)?(?:想要?|来|做|画|生成|制作|设计|创作|绘制|出)?(?:一下)?[一1]?[张个幅份款]?(?:好看|漂亮|精美|高级|创意|简约|简单|大气|时尚|高清|竖版|横版)?的?(?:宣传|活动)?海报(?:图片?|设计|插画)?[吧。！!]?$/u

/** A figure and a place for a film's poster that names neither or one; null: it is none. */
export function listFilmScenes(
  { family, brief }: { readonly family: Family; readonly brief: Brief },
  hasPlace: boolean,
  prompt: string,
): Choices | null {
  const { main, others } = brief
  const isFilm = main.id === 'film-poster' || traitOf(main, 'event')?.value === 'film-poster'
  if (family.id !== 'design' || !isFilm || traitOf(main, THEME)) return null
  const [, figures, places] = SCENES.find(([words]) => words.test(prompt)) ?? SCENES[0]
  if (others.length > 0) return hasPlace ? null : places
  return figures.flatMap((one) => (hasPlace ? one : places.map((place) => `${one}，${place}`)))
}
