/** Pictures of the API on this platform. */
import Taro from '@tarojs/taro'

/** API pictures are absolute paths; mini-programs need the origin with them. */
export function mediaUrl(url: string): string {
  return url.startsWith('/') ? `${API_ORIGIN}${url}` : url
}

/** Opens the platform's full-screen viewer. */
export function previewImages(urls: string[], current: string): void {
  void Taro.previewImage({ urls: urls.map(mediaUrl), current: mediaUrl(current) })
}
