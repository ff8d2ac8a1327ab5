/** The app coming to the front and leaving it. */
import Taro from '@tarojs/taro'

export function onAppShow(listener: () => void): () => void {
  Taro.onAppShow(listener)
  return () => Taro.offAppShow(listener)
}

export function onAppHide(listener: () => void): () => void {
  Taro.onAppHide(listener)
  return () => Taro.offAppHide(listener)
}
