/** Chinese texts of works wherever they are listed. */

/** Begins with the words on the card in their order, as speech control needs it (WCAG 2.5.3). */
const named = (title: string, author: string, likes: number) =>
  likes > 0 ? `${title}，${author}，${likes} 人赞过` : `${title}，${author} `

export const WORK = {
  open: (title: string, author: string, likes: number) => `${named(title, author, likes)}的作品`,
  openVideo: (title: string, author: string, likes: number) =>
    `${named(title, author, likes)}的视频`,
  own: '这是你自己的作品',
}

export const WITHDRAW = {
  title: '撤下这件作品？',
  body: '撤下后广场和别人的列表里都不再出现，画还在画夹里。',
  confirm: '撤下',
  cancel: '取消',
  done: '已撤下',
}
