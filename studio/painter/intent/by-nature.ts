/**
 * What is seen wherever the thing is drawn: a boat floats, a squirrel has its acorn. Of other things
 * such a word is left out.
 */
const BY_NATURE: readonly (readonly [actions: RegExp, things: RegExp])[] = [
  [/^(?:漂浮|漂荡|停泊|航行)$/u, /[船舟艇筏舰帆]/u],
  [/^[漂飘悬]浮$|^飘荡$/u, /气球|泡|[白浮彩祥]云|云朵|岛|星球|行星|水母|孔明灯|飞船|飞碟/u],
  [/^(?:盛开|绽放|绽开)$/u, /[花樱梅荷莲菊]|玫瑰|牡丹|向日葵|郁金香|薰衣草/u],
  [/^(?:闪烁|闪耀)$/u, /[星灯]|霓虹/u],
  [/^(?:游动|游弋)$/u, /[鱼鲸鲨]|海豚|水母|海龟/u],
  [/^(?:松果|橡果|橡子|松子|坚果|榛果|榛子)$/u, /松鼠/u],
  [/^(?:礁石|岩石|石头)上?$/u, /人鱼/u],
  [/^(?:腾云驾雾|腾云|驾云|腾飞|盘旋)$/u, /龙/u],
  [/^(?:水面|海面|出水面)上?$/u, /海豚|鲸/u],
  [/^(?:大?海|海水|水)[里中下]$/u, /[鱼鲸鲨]|海豚|水母|海龟/u],
  [/^(?:大?海|海面|水面|水)上$/u, /[船舟艇筏舰帆]|轮/u],
]

/** Whether a thing by its word is never drawn without an action. */
export const doesByNature = (thing: string, action: string): boolean =>
  BY_NATURE.some(([actions, things]) => actions.test(action) && things.test(thing))
