/** Light of a picture in words: key, contrast, warmth, where it comes from. */
import { splitChannels } from '../resample/plane'
import type { Raster } from '@media/raster'

const mean = (values: Float32Array): number => values.reduce((sum, v) => sum + v, 0) / values.length

export function lightWords(raster: Raster): string[] {
  const { light, blue, red } = splitChannels(raster)
  const middle = mean(light.values)
  const spread = Math.sqrt(mean(light.values.map((v) => (v - middle) ** 2)))
  const dark = mean(light.values.map((v) => (v < 50 ? 1 : 0)))
  const pale = mean(light.values.map((v) => (v > 205 ? 1 : 0)))
  const words: string[] = []
  if (middle > 165 && dark < 0.08) words.push('高调')
  else if (middle < 80 && pale < 0.12) words.push('低调')
  else words.push(middle > 140 ? '明亮' : middle < 100 ? '偏暗' : '中间调')
  if (spread > 68) words.push('强反差')
  else if (spread < 32) words.push('柔和反差')
  const warmth = mean(red.values) - mean(blue.values)
  const vivid = mean(red.values.map((v, i) => Math.hypot(v, blue.values[i])))
  const coloured = mean(red.values.map((v, i) => (Math.hypot(v, blue.values[i]) > 16 ? 1 : 0)))
  if (vivid < 3 && coloured < 0.002) words.push('黑白')
  else {
    if (warmth > 10) words.push('暖色')
    else if (warmth < -6) words.push('冷色')
    words.push(vivid > 38 ? '浓郁' : vivid < 12 ? '素雅' : '色彩适中')
  }
  return words
}
