/** Shots of a script in place of those of the form, whose pictures stay. */
import type { Shot } from '@contract/tools/define'

const NEW_SECONDS = 3

/** Words and lengths are those of the script; pictures do not count, nor shots of a picture alone. */
export const isSame = (a: readonly Shot[], b: readonly Shot[]): boolean =>
  b.every(({ text, seconds }, i) => a[i]?.text === text && a[i]?.seconds === seconds) &&
  a.slice(b.length).every(({ text }) => text === '')

/** Pictures stay in their order; more of them than shots follow without words. */
export function withPictures(shots: readonly Shot[], before: readonly Shot[], max: number): Shot[] {
  const pictures = before.flatMap(({ image }) => (image === null ? [] : [image]))
  const filled = shots.map((shot, i) => ({ ...shot, image: pictures[i] ?? null }))
  const rest = pictures
    .slice(shots.length)
    .map((image) => ({ image, text: '', seconds: NEW_SECONDS }))
  return [...filled, ...rest].slice(0, Math.max(max, filled.length))
}
