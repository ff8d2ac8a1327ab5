import { type Stage, anchor } from '../scene-definition'

export interface AirOptions {
  /** Places of flying things, as shares of the width (towards the focus positive) and height. */
  readonly sky?: readonly [x: number, y: number]
  /** The frame's side: 1 is the side of the focus. */
  readonly frame?: -1 | 1
  /** Distance of the frame's plant from the middle, as a share of the width; null: there can be none. */
  readonly near?: number | null
}

/** The places of every open view: in the sky, at the frame and in an upper corner. */
export function offerAir(stage: Stage, options: AirOptions = {}): void {
  const { width, height, short, side } = stage
  const { sky: [skyX, skyY] = [-0.14, 0.24], frame = -1, near = 0.36 } = options
  const toFrame = side * frame
  anchor(stage, 'sky', [width * (0.5 + side * skyX), height * skyY], short, 0.14)
  if (near !== null)
    anchor(stage, 'near', [width * (0.5 + toFrame * near), height * 1.01], short, 0.02)
  anchor(stage, 'corner', [toFrame > 0 ? width : 0, height * 0.11], short, 0.02)
}
