/** Amounts as they are read. */

/** Hundredths of a yuan → `¥30`, `¥0.5` → `¥0.50`. */
export function yuanText(fen: number): string {
  return `¥${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)}`
}

interface Prices {
  /** Credits of one picture and of five seconds of video; 0 while unknown or free. */
  readonly picture: number
  readonly video: number
}

/** Number of pictures for an amount of credits, rounded down. */
export function computeWorth(credits: number, { picture, video }: Prices) {
  return {
    pictures: picture > 0 ? Math.floor(credits / picture) : 0,
    videos: video > 0 ? Math.floor(credits / video) : 0,
  }
}
