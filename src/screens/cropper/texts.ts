/** Chinese texts of the croppers. */
import type { Corner } from './geometry'

export const RATIOS: readonly { name: string; ratio: number | null }[] = [
  { name: '自由', ratio: null },
  { name: '1:1', ratio: 1 },
  { name: '3:4', ratio: 3 / 4 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '9:16', ratio: 9 / 16 },
  { name: '16:9', ratio: 16 / 9 },
]

export const CORNER_NAMES: Record<Corner, string> = {
  leftTop: '左上角',
  rightTop: '右上角',
  leftBottom: '左下角',
  rightBottom: '右下角',
}

export const texts = {
  title: '裁剪图片',
  avatarTitle: '裁剪头像',
  canvas: '要裁剪的图片，可以拖动和缩放',
  ratios: '画幅',
  turn: '旋转',
  reset: '还原',
  done: '完成',
  saving: '正在保存',
  left: '左移',
  right: '右移',
  up: '上移',
  down: '下移',
  zoomIn: '放大',
  zoomOut: '缩小',
  failed: '这张图没有裁成，请换一张再试',
  lost: '这张图不在这台设备上了',
  lostHint: '请回到上一页重新选择',
  back: '返回',
  avatarHint: '选一张图片做头像',
  choose: '选一张图片',
  wechatAvatar: '用微信头像',
  avatarDone: '头像已更新',
  avatarWaiting: '已提交，审核通过后别人才会看到',
} as const
