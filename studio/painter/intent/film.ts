/** 悬疑片海报, 海边电影海报: figures and places for the poster of a film that leaves them open. */
import type { Brief, Family } from '../illustration/family'
import { traitOf } from '../illustration/family'
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
