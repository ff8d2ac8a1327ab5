import { readPageSize } from './pageSize'

/** rpx of one px of the design: 750 of them are the width of a phone. */
const RPX = 2

/** CSS px of a length in rpx in the window as it is now. */
export function pxOfRpx(rpx: number): number {
  return (rpx / RPX) * readPageSize().scale
}
