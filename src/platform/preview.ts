/** The full-screen viewer of mini-programs; preview.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { mediaUrl } from './media'

/** Opens the platform's own viewer. */
export function previewImages(urls: string[], current: string): void {
  void Taro.previewImage({ urls: urls.map(mediaUrl), current: mediaUrl(current) })
}
