/** Chinese texts of works wherever they are listed. */

const likedBy = (likes: number) => (likes > 0 ? `，${likes} 人赞过` : '')

export const WORK = {
  open: (title: string, author: string, likes: number) =>
    `${title}，${author} 的作品${likedBy(likes)}`,
  openVideo: (title: string, author: string, likes: number) =>
    `${title}，${author} 的视频${likedBy(likes)}`,
  liked: '已赞，长按可取消',
  own: '不能赞自己的作品',
  unliked: '已取消赞',
}

export const WITHDRAW = {
  title: '撤回这件作品？',
  body: '撤回后广场和别人的列表里都不再出现，画还在画夹里。',
  confirm: '撤回',
  cancel: '取消',
  done: '已撤回',
}
