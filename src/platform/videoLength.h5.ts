/** Length of a chosen video, read by the browser. */
import type { PickedImage } from './pickImage'

/** A browser that cannot read the format may never say so. */
const PATIENCE_MS = 4000

/** In seconds; null: it does not say. */
export function readVideoSeconds({ file, path }: PickedImage): Promise<number | null> {
  if (!file) return Promise.resolve(null)
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const end = (seconds: number | null) => {
      clearTimeout(timer)
      video.removeAttribute('src')
      resolve(seconds)
    }
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    video.preload = 'metadata'
    video.muted = true
    // Recorded by a browser itself, WebM says Infinity.
    video.onloadedmetadata = () => end(Number.isFinite(video.duration) ? video.duration : null)
    video.onerror = () => end(null)
    video.src = path
  })
}
