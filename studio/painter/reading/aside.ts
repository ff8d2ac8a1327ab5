/** Purpose of a picture, up to its end: 适合女童睡衣, 适合电商上架展示. */
const PURPOSE =
  /(?<=^|[,.;:!?。、])\s*(?:非常|很|更|也|可)?(?:适合|适用于|便于|方便用)[^,.;:!?。、\n]*/gu

/** 中国园林: says where something comes from that is drawn so anyway; 在中国的海滩上 is a place. */
const ORIGIN = /^(?:中国|中华|东方)$/u
const PLACED = /^(?:[的在里内境北南上人与和]|地图|国旗)/u
const HAN = /^\p{Script=Han}/u

/** Whether the words between two places say nothing of what is to be seen. */
export function isAside(text: string, start: number, end: number): boolean {
  if (ORIGIN.test(text.slice(start, end))) {
    const rest = text.slice(end)
    return HAN.test(rest) && !PLACED.test(rest)
  }
  return [...text.matchAll(PURPOSE)].some(
    ({ index, 0: purpose }) => index <= start && end <= index + purpose.length,
  )
}
