/**
 * Seen wherever the thing is drawn: a boat floats, a squirrel has its acorn. Of other things
 * such a word is left out.
 */
const BY_NATURE: readonly (readonly [actions: RegExp, things: RegExp])[] = [
  [/^(?:漂浮|漂荡|停泊|航行)$/u, /[船舟艇筏舰帆]/u],
  [/^[漂飘悬]浮$|^飘荡$/u, /气球|泡|[白浮彩祥]云|云朵|岛|星球|行星|水母|孔明灯|飞船|飞碟/u],
  [/^(?:盛开|绽放|绽开)$/u, /[花樱梅荷莲菊]|玫瑰|牡丹|向日葵|郁金香|薰衣草/u],
  [/^(?:闪烁|闪耀)$/u, /[星灯]|霓虹/u],
  [/^(?:飞|飞行|飞翔|翱翔|飞过|天上飞?|空中|天空)$/u, /飞机|直升机|客机|飞艇|气球|飞碟|飞船/u],
  [/^一家[三四五]口$/u, /企鹅|[猫狗熊兔虎狮鸭鸡猪狐象鹿羊马鼠]/u],
  [/蜡烛$/u, /生日蛋糕/u],
  [/^(?:冰镇|冰爽|加冰|冰凉|冰块)$/u, /汁$|可乐|汽水|柠檬/u],
  [/^(?:热气腾腾|冒着热气|冒热气|热腾腾|热乎乎|热气)$/u, /面条?$|火锅|[包饺]子?$|馄饨/u],
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
