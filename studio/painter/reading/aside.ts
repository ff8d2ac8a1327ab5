/**
 * Purpose of a picture: 适合女童睡衣, 适合儿童房的墙 up to the end, 适合男生用的运动鞋 up to the 的 before
 * what is shown.
 */
const PURPOSE =
  /(?<=^|[,.;:!?。、])(\s*(?:非常|很|更|也|可)?(?:适合|适用于|便于|方便用))([^,.;:!?。、\n]*)/gu
/** Places for a picture, behind the 的 of its purpose. */
const FOR_PLACE = /^(?:墙[面壁上]?|房间|客厅|卧室|书房|场[景合]|环境|人群|朋友|家庭|用途|风格)?$/u
/** 适合女孩的头像: an avatar for a girl shows her. */
const AVATAR = /^(?:可爱|好看|漂亮|微信|卡通|动漫|简约)*头像/u
/** 适合夏天看: the season is seen all the same. */
const SEASON = /^[春夏秋冬][天季日]?$/u

/** 中国园林: says where something comes from that is drawn so anyway; 在中国的海滩上 is a place. */
const ORIGIN = /^(?:中国|中华|东方)$/u
const PLACED = /^(?:[的在里内境北南上人与和]|地图|国旗)/u
const HAN = /^\p{Script=Han}/u

/** 小鸭子排成一排 are several, 三只排成一列 are so anyway: by what is before and behind a word. */
const ARRANGED = /^[排摆]成$/u
const ROW = /^了?一[排队]/u
const LINE = /^了?一[列行圈]/u
const COUNTED = /[两二三四五六七八九十几\d].[^,.;。、]{0,10}$/u

/** Whether the words between two places say nothing of what is to be seen. */
export function isAside(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end)
  if (ORIGIN.test(word)) {
    const rest = text.slice(end)
    return HAN.test(rest) && !PLACED.test(rest)
  }
  if (ARRANGED.test(word)) {
    const isCounted = COUNTED.test(text.slice(Math.max(0, start - 14), start))
    return ROW.test(text.slice(end)) || (isCounted && LINE.test(text.slice(end)))
  }
  // and no number of things
  if (LINE.test(word) && text[start - 1] === '成') return true
  if (SEASON.test(word)) return false
  return [...text.matchAll(PURPOSE)].some(({ index, 1: verb = '', 2: purpose = '' }) => {
    const head = purpose.slice(purpose.lastIndexOf('的') + 1).trim()
    // 一位女性，适用于优雅的角色艺术: behind what is shown
    const isLast = index > 0 && /适用于|便于/u.test(verb)
    const isWhole = isLast || head === purpose.trim() || FOR_PLACE.test(head)
    const shown = AVATAR.test(head) ? 0 : purpose.length - (isWhole ? 0 : head.length)
    return index <= start && end <= index + verb.length + shown
  })
}
