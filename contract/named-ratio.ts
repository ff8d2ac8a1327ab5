/** The shape of a picture that a prompt names: 横版, 16:9, 手机壁纸. */

const NUMBERS = /(?:^|\D)(\d{1,2})\s*[:：]\s*(\d{1,2})(?!\d)/
const WORDS: readonly (readonly [words: RegExp, ratio: string])[] = [
  [/(?:横版|横屏|宽屏|横构图|横向构图|(?:电脑|桌面)(?:壁纸|桌面))/, '16:9'],
  [/(?:竖版|竖屏|竖幅|竖构图|竖向构图|(?:手机|锁屏)壁纸)/, '9:16'],
  [/(?:方图|方形构图|正方形(?:图片|画面|构图|图))/, '1:1'],
]
const DENIED = /(?:不要|不用|别|非)$/

/** As a ratio of the size list; null: it names none. */
export function findRatio(prompt: string): string | null {
  const [, width, height] = NUMBERS.exec(prompt) ?? []
  if (width !== undefined && height !== undefined) return `${width}:${height}`
  const named = WORDS.flatMap(([words, ratio]) => {
    const found = words.exec(prompt)
    return found && !DENIED.test(prompt.slice(0, found.index)) ? [ratio] : []
  })
  return named[0] ?? null
}

/** The ratio that a changed prompt names and did not name before, if it is offered. */
export function findNewRatio(
  before: string,
  now: string,
  offered: readonly { readonly ratio: string }[],
): string | null {
  const named = findRatio(now)
  if (named === null || named === findRatio(before)) return null
  return offered.some(({ ratio }) => ratio === named) ? named : null
}
