/** Chinese texts of 广场. */
import type { Feed } from '@/domain/works/squareView'

export const FEEDS: readonly { id: Feed; name: string }[] = [
  { id: 'recommended', name: '推荐' },
  { id: 'newest', name: '最新' },
  { id: 'following', name: '关注' },
  { id: 'video', name: '视频' },
]

export const SQUARE = {
  feeds: '看哪些作品',
  search: '搜索',
  back: '回到广场',
  coming: '示例作品正在画，画好就会出现在这里',
  failed: '作品没有加载出来',
  retry: '再试一次',
  followingVisitor: '登录后，关注的人和标签的新作会出现在这里',
  login: '去登录',
  followingNone: '关注的人和标签还没有新作品',
  toRecommended: '去推荐看看',
  videoNone: '还没有人发布视频',
  makeVideo: '做一个视频',
  hitsNone: '没有找到这样的作品：换个词试试，比如“雪山”“水墨”',
  tagNone: '这个标签下还没有作品',
  styleNone: (name: string) => `还没有人用${name}发布作品`,
  toAll: '看全部作品',
  tag: (tag: string) => `#${tag}`,
  words: (words: string) => `“${words}”`,
  paintWith: (name: string) => `用${name}来画`,
  likeStyle: (name: string) => `喜欢${name}`,
  unlikeStyle: (name: string) => `不再喜欢${name}`,
}

export const BANNERS = {
  label: '广场上的推荐',
  start: '我也画一张',
  look: '去看看',
  next: (position: number, count: number) => `下一条，现在是第 ${position} 条，共 ${count} 条`,
}

export const SEARCH = {
  label: '搜索作品',
  placeholder: '搜作者、作品、标签、画风',
  authors: '作者',
  moreAuthors: '更多作者',
  authorsFailed: '作者没有搜出来',
  retry: '再试一次',
  works: '作品',
  allWorks: '看全部作品',
  openWork: (title: string) => `作品 ${title}`,
  nothing: '没有找到：换个词试试，比如“雪山”“水墨”',
  followers: (count: string) => `${count} 粉丝`,
  go: '搜索',
  close: '关闭',
  recent: '搜过',
  clear: '清空',
  tags: '常用标签',
  styles: '画风',
  styleTags: '按种类看画风',
  allStyles: '全部',
  openStyle: (name: string, works: number) => `${name}，${worksText(works)}`,
}

export function worksText(count: number): string {
  return count > 0 ? `${count} 件作品` : '还没有作品'
}
