/** Sentences of plans that cannot be made. */
export const texts = {
  chat: '这句话里没有要改的地方，说说想改什么，比如“把天空变成晚霞”。',
  vague: '想改哪里可以说具体一点：颜色、大小、位置、天气、时间、画风都能改。',
  unread: '没看懂要改什么，换个说法试试，比如“去掉左边的船”“变成夜晚”。',
  onlyKeep: '记住了不动的地方，再说说要改什么。',
  unable: {
    motion: '图片动不起来，可以用图生视频让它动。',
    photograph: '本地画笔画的是画，画不出照片的样子，可以换个画风。',
    mark: '不能加标志和二维码，海报和贺卡上可以改文字。',
    likeness: '不能换成真实的人的样子，可以改发型、衣服和表情。',
    nudity: '不能这样改人物，可以换衣服的颜色。',
    label: '“AI生成”标识按规定要留着，作品页有“不带可见标识的文件”可以申请。',
  },
  partSize: (part: string) => `只放大、缩小或移动${part}做不到，可以改整个东西的大小和位置。`,
  noLine: '这张图里没有这一行字。',
  lineAlone: (line: string) => `${line}的大小、颜色和位置跟着标题，可以改它的字或者去掉。`,
  typed: (typed: string, meant: string) => `（「${typed}」看成「${meant}」）`,
  drawnAs: (word: string, drawn: string) => `（${word}画成${drawn}）`,
  putDown: (name: string) => `（${name}放到地上）`,
  together: (name: string) => `（${name}一起动）`,
  notWorn: (name: string, worn: string, instead: string) =>
    `${name}没有${worn}，可以说“${instead}”。`,
  noCut: '画出来的图只能换比例，重新构图，不能随意裁边。',
  noTurn: '画里的东西只能左右翻转，不能旋转。',
  noVersion: '没有找到那一版，可以在版本条里点它。',
  tooMany: (most: number) => `一次最多改 ${most} 处，先改前 ${most} 处吧。`,
  conflict: (one: string, other: string) => `「${one}」和「${other}」不能同时做，选一个吧。`,
  alone: (what: string) => `「${what}」不能和别的修改一起做，请单独说。`,
  noThing: (name: string, names: readonly string[]) =>
    `图里没有找到「${name}」${names.length > 0 ? `，有${names.join('、')}` : ''}。`,
}
