/** Chinese texts of people: profiles, follow lists and the button that follows. */
export const FOLLOW = {
  follow: '关注',
  followBack: '回关',
  following: '已关注',
  mutual: '互相关注',
  label: (word: string, name: string) => `${word} ${name}`,
}

export const TAGS = {
  label: (word: string, tag: string) => `${word} #${tag}`,
  empty: '还没有关注的标签：在广场打开一个标签，可以关注它',
  failed: '标签没有打开',
  name: (tag: string) => `#${tag}`,
}

export const LISTS = {
  title: '关注',
  tabs: { following: '关注', followers: '粉丝', tags: '标签' },
  label: '关注和粉丝',
  works: (count: number) => `${count} 件作品`,
  demo: '示例作者',
  anonymous: '登录后看你关注的人',
  login: '去登录',
  failed: '名单没有打开',
  retry: '再试一次',
  empty: {
    following: '还没有关注的人：在广场里遇到喜欢的画，可以关注它的作者',
    followers: '还没有粉丝：公开一件作品，喜欢它的人会来关注你',
  },
  emptyOther: { following: '还没有关注的人', followers: '还没有粉丝' },
  action: { following: '去广场', followers: '去画夹' },
}

export const PROFILE = {
  title: '主页',
  works: '作品',
  following: '关注',
  followers: '粉丝',
  likes: '获赞',
  liked: '喜欢',
  favourites: '收藏',
  tabs: '作品和喜欢',
  tabsMine: '作品、喜欢和收藏',
  action: {
    works: '去画夹发布',
    likes: '去广场看看',
    favourites: '去广场看看',
  },
  favouritesNote: '收藏只有自己看得到',
  badges: '主题得奖',
  badge: (title: string, place: number | null) =>
    place === null ? `「${title}」入选` : `「${title}」第 ${place} 名`,
  moreBadges: '更多',
  edit: '编辑资料',
  more: '更多',
  figure: (word: string, figure: string) => `${figure} ${word}`,
  gone: '没有找到这个人',
  goneHint: '主页可能已经不在了',
  toSquare: '去广场看看',
  failed: '主页没有打开',
  retry: '再试一次',
  offline: '网络断开，先看看已经打开的',
  nothing: {
    works: '还没有公开的作品',
    likes: '还没有喜欢的作品',
    favourites: '还没有收藏的作品',
  },
  nothingMine: {
    works: '还没有公开的作品：在画夹里打开一张画，就能发布到广场',
    likes: '还没有喜欢的作品：在广场里给喜欢的画点个赞',
    favourites: '还没有收藏的作品：在作品页里点收藏，以后在这里找到它',
  },
}

export const tenThousands = (count: number): string => `${count}万`
