/** Frame of the time-lapse video, as server/src/modules/job/timelapse/frames.ts lays it out. */

export type VideoShape = 'tall' | 'square' | 'original'

interface Size {
  width: number
  height: number
}

/** Bare paper around a picture of another shape, of a short side of 1. */
const MARGIN = 28 / 720

/** With a short side of 1. */
export function computeVideoFrame(shape: VideoShape, { width, height }: Size): Size {
  if (shape === 'tall') return { width: 1, height: 16 / 9 }
  if (shape === 'square') return { width: 1, height: 1 }
  const short = Math.min(width, height)
  return { width: width / short, height: height / short }
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Position of the picture in the frame. */
export function pictureStyle(shape: VideoShape, frame: Size, picture: Size) {
  const margin = shape === 'original' ? 0 : MARGIN
  const scale = Math.min(
    (frame.width - 2 * margin) / picture.width,
    (frame.height - 2 * margin) / picture.height,
  )
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    left: percent((1 - width / frame.width) / 2),
    top: percent((1 - height / frame.height) / 2),
    width: percent(width / frame.width),
    height: percent(height / frame.height),
  }
}
