/** Chinese texts of a comparison that is saved as a picture. */
import type { PosterMode } from './layout'

export const POSTER = {
  title: '存对比图',
  video: '存短片',
  moving: '会动的',
  close: '关闭',
  modes: { sides: '左右', stack: '上下', steps: '每一步' } satisfies Record<PosterMode, string>,
  modesLabel: '样子',
  save: '存到相册',
  saving: '保存中',
  drawing: '正在画对比图',
  failed: '对比图没有画好',
  retry: '再试一次',
  alt: (sentence: string) => `对比图：${sentence}`,
  mark: 'AI 生成',
  by: (name: string) => (name === '' ? '墨光' : `墨光 · ${name}`),
  file: (sentence: string) => `墨光-${sentence.slice(0, 20)}.png`,
}
