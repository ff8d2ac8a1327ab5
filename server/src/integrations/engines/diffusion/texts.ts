/** Reasons a file is not offered. */

export const checkpointTexts = {
  sound: '是声音模型，不画图',
  solid: '是三维模型，不画图',
  video: '是视频模型，不单画一张图',
  edit: '是改图或填补用的模型，单凭文字画不了',
  part: '是配合别的模型用的，自己不画',
  family: (name: string) => `是 ${name} 一类，这里还没有它的画法，可以用自定工作流`,
}

export const texts = {
  noWords: '请写下想画的画面',
  tooLargeBy4: '放大 4 倍后会超过 1600 万像素，请改用 2 倍，或先裁小这张图',
  tooLarge: '放大后会超过 1600 万像素，这张图已经够大了，可以先裁小再放大',
} as const

export const notices = {
  notOffered: (file: string, why: string) => `「${file}」没有列出：${why}`,
  guessed: (file: string) =>
    `「${file}」看不出是哪一类模型，当作 SD 1.5 来画，排在最后，不作默认；在 engines.json 的 families 里写明就按写的来`,
} as const
