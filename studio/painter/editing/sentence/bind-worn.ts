import type { ReadTarget } from '../../intent/edits/noun'
import type { PlannedThing } from '../../planning/things'
import type { Binding } from './bound'

/** Places on a body as what is worn or held there. */

/** 脖子上那个: words for what is worn or held there. */
const WORN_AT: readonly (readonly [RegExp, RegExp])[] = [
  [/脖子上?|颈上?/, /围巾|项链|领结|领带|项圈|铃铛|领巾/],
  [/(?:头|脑袋)(?:顶|上)/, /帽子?|花环|皇冠|头盔|发卡|蝴蝶结|头巾/],
  [/脸上|眼睛上|鼻子上|鼻梁上/, /眼镜|墨镜|口罩|面具|胡子/],
  [/手里|手上|手中|怀里/, /伞|书|花束?|灯笼|杯子?|包|气球|扇子?|剑/],
  [/身上/, /[^\s]{0,2}裙子?|外套|毛衣|大衣|衣服|汉服|旗袍/],
]
const BARE_PLACE =
  /^(?:它|他|她)?的?(?:脖子上?|颈上?|(?:头|脑袋)(?:顶|上)|脸上|眼睛上|鼻子上|鼻梁上|手里|手上|手中|怀里|身上)的?(?:那|这)?(?:一?[个条顶副件把束本朵只])?(?:东西|玩意儿?)?$/

/** Null: the phrase is no place on a body, or nothing is known to be there. */
export function bindWorn(main: readonly PlannedThing[], { words }: ReadTarget): Binding | null {
  if (!BARE_PLACE.test(words)) return null
  const [, pattern] = WORN_AT.find(([place]) => place.test(words)) ?? []
  for (const thing of main) {
    const part = pattern && thing.words.map((word) => pattern.exec(word)?.[0]).find(Boolean)
    if (part) return [{ things: [thing], part }]
  }
  return null
}
