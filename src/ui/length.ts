import Taro from '@tarojs/taro'

/** A length at 375 px width, in the unit of the platform (rem or rpx), for inline styles. */
export function length(px: number): string {
  return Taro.pxTransform(px)
}
