/** The quests as data: what counts, how much of it, and what it pays. */

/** Counted actions; see repository.ts. */
export type Measure =
  | 'pictures'
  | 'toolPictures'
  | 'likesGiven'
  | 'remakes'
  | 'published'
  | 'follows'
  | 'profile'

export interface Quest {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly kind: 'daily' | 'once'
  readonly measure: Measure
  readonly goal: number
  readonly credits: number
  /** Page where it is done. */
  readonly route: string
}

export const QUESTS: readonly Quest[] = [
  {
    id: 'daily-picture',
    name: '今天画一张',
    note: '用任意方式画成一张图',
    kind: 'daily',
    measure: 'pictures',
    goal: 1,
    credits: 1,
    route: 'pages/index/index',
  },
  {
    id: 'daily-tool',
    name: '用一次妙笔',
    note: '用任意修图或视频工具做成一件',
    kind: 'daily',
    measure: 'toolPictures',
    goal: 1,
    credits: 1,
    route: 'pages/tools/tools',
  },
  {
    id: 'daily-likes',
    name: '逛逛广场',
    note: '给 3 件别人的作品点赞',
    kind: 'daily',
    measure: 'likesGiven',
    goal: 3,
    credits: 1,
    route: 'pages/playground/playground',
  },
  {
    id: 'once-profile',
    name: '完善资料',
    note: '换上自己的头像，写一句简介',
    kind: 'once',
    measure: 'profile',
    goal: 2,
    credits: 4,
    route: 'pagesC/ucenter/user-edit',
  },
  {
    id: 'once-publish',
    name: '第一次发布',
    note: '一件作品通过审核、公开到广场',
    kind: 'once',
    measure: 'published',
    goal: 1,
    credits: 6,
    route: 'pages/folder/folder',
  },
  {
    id: 'once-remake',
    name: '画一次同款',
    note: '从广场的作品画出自己的一张',
    kind: 'once',
    measure: 'remakes',
    goal: 1,
    credits: 2,
    route: 'pages/playground/playground',
  },
  {
    id: 'once-follow',
    name: '关注一位作者',
    note: '关注以后，新作品会出现在关注里',
    kind: 'once',
    measure: 'follows',
    goal: 1,
    credits: 2,
    route: 'pages/playground/playground',
  },
  {
    id: 'once-ten-pictures',
    name: '画满十张',
    note: '累计画成 10 张图',
    kind: 'once',
    measure: 'pictures',
    goal: 10,
    credits: 8,
    route: 'pages/index/index',
  },
]
