export const texts = {
  note: '画面最漂亮，一次四张；中文要先写成英文，经代理，账号有被封的可能。',
  gridOver: '这张四宫格现在不能再放大或变化了，请重新画一张',
  foreignGrid: '这张图不是它画的四宫格，请换一个画笔',
} as const
