import type { StyleId } from '../slots'

/** 写实, 电影感, 3D渲染: light and shade of things, and no print, ink or paper. */
const SHADED =
  /写实|逼真|实拍|纪实|纪录片|照片(?!墙|框)|摄影(?!师|机|棚|展)|电影(?:感|级|质感|画面|镜头|光|打光|宽银幕)|渲染|单反|胶片(?!相?机|盒|卷)|photo(?!shop)|realis|cinematic|\b(?:3d|c4d|octane|unreal)\b|虚幻引擎/u
/** 新海诚, 二次元: clear areas of colour. */
const CEL = /动漫|动画|二次元|日漫|anime|cel.?shad/u
const DENIED = /(?:不要|不是|非|别|无|拒绝)$/u

/**
 * Style nearest to a manner that is named in general; it chooses only what is open.
 * @param prompt in lower case
 */
export function findMannerStyle(prompt: string): StyleId | null {
  for (const [words, style] of [
    [SHADED, 'soft'],
    [CEL, 'flat'],
  ] as const) {
    const found = words.exec(prompt)
    if (found && !DENIED.test(prompt.slice(0, found.index))) return style
  }
  return null
}
