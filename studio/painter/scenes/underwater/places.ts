import { type Stage, anchor } from '../scene-definition'

/** Space to swim in, the first place the best; and places at the frame. */
export function offerDeep(
  stage: Stage,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): void {
  const { width, height, short, side } = stage
  for (const [i, [x, y, scale]] of spots.entries())
    anchor(stage, 'deep', [width * (0.5 + side * x), height * y], short * scale, 0.2 + i * 0.02)
  anchor(stage, 'near', [width * (0.5 - side * 0.38), height * 1.01], short, 0.02)
}
