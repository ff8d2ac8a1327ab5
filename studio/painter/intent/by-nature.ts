/**
 * Actions that are seen wherever the thing is drawn: a boat floats, a flower blooms. Of other things
 * such an action is left out.
 */
const BY_NATURE: readonly (readonly [actions: RegExp, things: RegExp])[] = [
  [/^(?:漂浮|漂荡|停泊|航行)$/u, /[船舟艇筏舰帆]/u],
  [/^[漂飘悬]浮$|^飘荡$/u, /气球|泡|[白浮彩祥]云|云朵|岛|星球|行星|水母|孔明灯|飞船|飞碟/u],
  [/^(?:盛开|绽放|绽开)$/u, /[花樱梅荷莲菊]|玫瑰|牡丹|向日葵|郁金香|薰衣草/u],
  [/^(?:闪烁|闪耀)$/u, /[星灯]|霓虹/u],
  [/^(?:游动|游弋)$/u, /[鱼鲸鲨]|海豚|水母|海龟/u],
]

/** Whether a thing by its word is never drawn without an action. */
export const doesByNature = (thing: string, action: string): boolean =>
  BY_NATURE.some(([actions, things]) => actions.test(action) && things.test(thing))
