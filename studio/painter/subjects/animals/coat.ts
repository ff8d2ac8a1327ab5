import type { Oklch } from '../../colour'
import type { SubjectBrush } from '../subject'

/**
 * The coat of one animal: any of its kind's, unless the prompt names a colour; then the one that
 * lies nearest to it, so that a black cat is black and not a dyed white one.
 */
export function coatOf(
  brush: SubjectBrush,
  coats: readonly [Oklch, ...Oklch[]],
  share: number,
): Oklch {
  const chance = brush.random.pick(coats)
  const [l, c, h] = brush.own(chance, 0)
  const [lightness, chroma, hue] = brush.tone(chance, 0)
  if (l === lightness && c === chroma && h === hue) return brush.own(chance, share)
  const change = (coat: Oklch): number => Math.abs(brush.own(coat, 0)[0] - brush.tone(coat, 0)[0])
  let nearest = chance
  for (const coat of coats) if (change(coat) < change(nearest)) nearest = coat
  return brush.own(nearest, share)
}
