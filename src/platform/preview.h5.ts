/** H5 has our own viewer. (Taro's brings a 190 KB carousel into every page that shares a chunk.) */
import { mediaUrl } from './media'

/** Opens the picture by itself: the browser pans and zooms it. */
export function previewImages(_urls: string[], current: string): void {
  window.open(mediaUrl(current), '_blank', 'noopener')
}
