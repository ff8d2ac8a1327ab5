import { readFields, readRows, readWords } from '../../../../lib/fields'
import { FACE_IDS } from '../../lettering/faces'
import { greetingCard } from '../cards/card'
import { isOccasion } from '../cards/occasions'
import { type FramedSetting, type ThingWish, traitOf } from '../../family'
import type { Draw } from '../kit/board'
import { MOTIFS } from './motifs'
import { type PosterKind, poster } from './poster'
import { THEME } from './themes'

const FIELDS = ['title', 'latin', 'face', 'motifs', 'words', 'event'] as const

function readPoster(text: string): PosterKind & { words: string; event: string } {
  const { face, motifs, words = '', event = '', ...titles } = readFields(text, FIELDS)
  const drawn = { face: readWords(face, FACE_IDS), motifs: readWords(motifs, MOTIFS) }
  return { ...titles, ...drawn, words, event }
}

/** Posters by what they announce; `words` name the whole, `event` only what it is about. */
export const POSTERS = readRows(
  {
    poster: `face: hei-heavy blocky song-heavy; motifs: geometry overlaps arches rays hills;
    words: 海报 海报设计 海报图 海报插画 宣传海报 活动海报 poster 宣传单 宣传画 传单 节日海报`,
    'concert-poster': `face: blocky hei-heavy; motifs: rays overlaps geometry rays;
    words: 音乐会海报 音乐节海报 演唱会海报 演出海报;
    event: 音乐会 音乐节 演唱会 演出 乐队 concert`,
    'film-poster': `face: brush song-heavy hei-heavy; motifs: night hills night arches;
    words: 电影海报 影片海报 电影宣传海报 movie_poster film_poster; event: 电影 影片 电影节 微电影 悬疑片 惊悚片 恐怖片 爱情片 动作片 科幻片 喜剧片 动画片 纪录片 战争片 武侠片 文艺片 灾难片 青春片 科幻电影 动漫电影`,
    'sale-poster': `face: hei-heavy round blocky; motifs: burst burst geometry;
    words: 促销海报 打折海报 优惠海报 大促海报; event: 促销 打折 优惠 双十一 大促 特价 开业 sale`,
    'travel-poster': `face: song-heavy brush hei-heavy; motifs: hills night hills arches;
    words: 旅行海报 旅游海报 旅游宣传海报 travel_poster; event: 旅行 旅游 文旅`,
    'lecture-poster': `face: song-heavy hei-heavy; motifs: learning arches overlaps;
    words: 讲座海报 论坛海报 分享会海报 学术海报; event: 讲座 论坛 分享会 沙龙 培训 读书会 读书 阅读 书展 课程 lecture`,
    'hiring-poster': `face: hei-heavy blocky; motifs: geometry overlaps rays;
    words: 招聘海报 招新海报 招生海报; event: 招聘 招新 招生 hiring`,
    'sport-poster': `face: blocky hei-heavy; motifs: sport rays geometry;
    words: 运动会海报 健身海报 比赛海报; event: 运动会 比赛 马拉松 健身房`,
    'book-cover': `face: song-heavy brush hei-heavy; motifs: night hills arches overlaps learning;
    words: 书籍封面 书封 封面 小说封面 杂志封面 封面设计 book_cover`,
    menu: `title: 菜单; latin: MENU; face: song-heavy round hei-heavy; motifs: dish dish arches;
    words: 菜单 菜谱 菜单设计 menu`,
  },
  readPoster,
)
type PosterId = keyof typeof POSTERS

const isPoster = (value: string): value is PosterId => Object.hasOwn(POSTERS, value)

/** A festival's poster is its card. */
const hasDay = (main: ThingWish): boolean =>
  isOccasion(traitOf(main, 'occasion')?.value) || traitOf(main, 'title') !== null

const isFestive = (main: ThingWish): boolean => main.id === 'poster' && hasDay(main)

/** Whether a thing is a sheet that shows what it announces; a festival's is its card. */
export const isPosterThing = (main: ThingWish): boolean =>
  isPoster(main.id) && main.id !== 'menu' && !isFestive(main)

/** Whose own motif says nothing of what they announce. */
const OPEN: ReadonlySet<string> = new Set(['poster', 'travel-poster', 'film-poster', 'book-cover'])

/** 明信片，富士山: a card of no day that shows a place. */
const POSTCARD: PosterKind = { face: ['brush', 'song-heavy'], motifs: ['hills'] }

export const card: Draw = (composing) =>
  (composing.standsInSetting || showsPlace(composing) ? poster(POSTCARD) : greetingCard)(composing)

const showsPlace = ({ brief: { main, others }, isPlace }: Parameters<Draw>[0]): boolean =>
  !hasDay(main) && others.some(({ id }) => isPlace?.(id) === true)

export function framedBySheet(main: ThingWish): FramedSetting | null {
  if (main.id === 'card') return hasDay(main) ? null : 'places'
  if (!isPoster(main.id) || isFestive(main)) return null
  const isOpen = OPEN.has(main.id) && ['event', THEME, 'look'].every((slot) => !traitOf(main, slot))
  return isOpen ? 'all' : 'places'
}

/** Poster kind by its name or an event named with it; a festival's is its card. */
export const findPoster =
  (id: string): Draw =>
  (composing) => {
    const { main } = composing.brief
    if (isFestive(main)) return greetingCard(composing)
    const event = traitOf(main, 'event')?.value ?? ''
    const kind = id === 'poster' && isPoster(event) ? event : id
    return poster(POSTERS[isPoster(kind) ? kind : 'poster'])(composing)
  }

export const EVENT_TRAITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POSTERS).flatMap(([id, { event }]) =>
    event === '' ? [] : [[`event:${id}`, event]],
  ),
)
