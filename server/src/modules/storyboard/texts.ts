const list = (numbers: readonly number[]) => numbers.join('、')

export const texts = {
  gone: '这份分镜已经不在了',
  changedElsewhere: '这份分镜在别处改过了，看看最新的再改',
  tooMany: (most: number) => `最多留 ${most} 份分镜，先删掉一份`,
  pictureGone: '图片不在了，请重新选择',
  notPicture: '这里只放图片',
  scriptLong: (shots: number, words: number) =>
    `一部短片最多 ${shots} 镜、每镜 ${words} 字，请把剧本删短一些`,
  unchecked: '暂时不能检查文字，请过一会儿再试',
  shotGone: '这一镜已经不在了',
  noWords: (number: number) => `第 ${number} 镜还没写画面`,
  beingPainted: (number: number) => `第 ${number} 镜正在画，等它画完`,
  otherContent: '这个 requestId 已经用在别的内容上',
  tooFew: (least: number) => `至少要 ${least} 镜，再加一镜`,
  noPictures: (numbers: readonly number[]) => `第 ${list(numbers)} 镜还没有图`,
  stillPainting: (numbers: readonly number[]) => `第 ${list(numbers)} 镜正在画，画完再拍`,
  clipIssues: {
    model: (numbers: readonly number[]) => `第 ${list(numbers)} 镜的视频模型不能用，换一个或用运镜`,
    lastFrame: (numbers: readonly number[]) => `第 ${list(numbers)} 镜的模型不收尾帧，请不要尾帧`,
    noNext: (numbers: readonly number[]) => `第 ${list(numbers)} 镜后面没有镜头，请另选尾帧`,
    lastGone: (numbers: readonly number[]) => `第 ${list(numbers)} 镜的尾帧不在了，请重新选`,
  },
  clipModelGone: '这里没有这个视频模型，请换一个，或改用运镜',
  clipNoLast: (name: string) => `「${name}」不收尾帧，请不要尾帧，或换一个模型`,
  clipAway: (name: string) => `「${name}」现在接不了单，请稍后再拍，或先换一个模型`,
  filming: '这部短片正在拍，等它拍完或先取消',
  /** Shows the chat model the shape of its answer. */
  example: [
    { picture: '雨夜，女孩撑着红伞走过霓虹巷口', caption: '雨下了一整天。' },
    { picture: '雪停了，女孩站在老街中间往前看', caption: '雪，也停了。' },
  ],
  noSpeech: '现在不能念旁白，请先关掉旁白再拍',
  speechLong: (numbers: readonly number[], most: number) =>
    `第 ${list(numbers)} 镜的字幕一镜念不完，请改到 ${most} 字以内，或关掉旁白`,
  noFilms: '这里还不能拍短片',
} as const
