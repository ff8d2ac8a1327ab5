/** Dense optical flow between frames (Farneback 2003) at half size, by OpenCV. */
import type { OpenCV } from '@opencvjs/node'
import type { Raster } from '@media/raster'

/** Pixels of the half-size picture: dx, dy to the same place in the frame before. */
export interface Backward {
  readonly width: number
  readonly height: number
  readonly steps: Float32Array
}

export interface FlowReader {
  /** Null for the first frame. */
  next(frame: Raster): Backward | null
  close(): void
}

export async function flowReader({
  width,
  height,
}: {
  width: number
  height: number
}): Promise<FlowReader> {
  // ten megabytes of JavaScript, for the one tool that asks: never loaded with the others
  const { loadOpenCV } = await import('@opencvjs/node')
  const cv: typeof OpenCV = await loadOpenCV()
  const half = { width: Math.max(8, width >> 1), height: Math.max(8, height >> 1) }
  const colour = new cv.Mat(height, width, cv.CV_8UC4)
  const grey = new cv.Mat()
  const flow = new cv.Mat()
  let now = new cv.Mat()
  let last = new cv.Mat()
  let frames = 0
  return {
    next(frame) {
      ;[now, last] = [last, now]
      colour.data.set(frame.rgba)
      cv.cvtColor(colour, grey, cv.COLOR_RGBA2GRAY)
      cv.resize(grey, now, new cv.Size(half.width, half.height), 0, 0, cv.INTER_AREA)
      if (frames++ === 0) return null
      cv.calcOpticalFlowFarneback(now, last, flow, 0.5, 3, 15, 2, 5, 1.1, 0)
      return { ...half, steps: flow.data32F }
    },
    close() {
      for (const mat of [colour, grey, flow, now, last]) mat.delete()
    },
  }
}
