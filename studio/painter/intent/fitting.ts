/** Clothes, number and kind of persons, where the words around them say so. */
import type { ThingWish, Trait } from '../illustration/family'

/** Times and tales of old China. */
const OLD =
  /古代|古[风装时]|仙侠|武侠|修[仙真]|江湖|[唐宋明清汉](?:代|朝|风)|大[唐宋明]|[国中]国?风(?!景|光|力|电|俗)/u
/** Visitors of old things are of today. */
const TODAY =
  /现代|游客|旅[行游]|参观|打卡|博物|遗[址迹]|文物|考古|穿越|自拍|手机|新中式|都市|学[生者习]|导游|科[普技]|赛博|机甲/u
/** Persons without clothes of a trade. */
const PLAIN =
  /^(?:woman|girl|little-girl|man|boy|little-boy|child|person|anime-(?:girl|boy)|grand(?:mother|father)|couple|young-couple|man-and-woman|sisters|brothers|friends|mother-(?:son|daughter)|father-(?:son|daughter)|family|children)$/
const OF_TWO =
  /(?:人物|人|路人|旅人)(?:们)?(?:之间)?的?(?:久别)?(?:相遇|相逢|重逢|邂逅|告别|道别|离别|对视|相望|相拥|拥抱|对话)/u
const ALONE = /[一单独]个?[位名人]|独自/u

const GUOFENG: Trait = { slot: 'look', value: 'guofeng' }

/** Of today by their parts: their likes of old times. */
const ELDERS: Readonly<Record<string, string>> = {
  grandfather: 'ancient-man',
  grandmother: 'ancient-woman',
}
const OF_AGE: Trait = { slot: 'age', value: 'elder' }

const isDressed = ({ traits }: ThingWish): boolean =>
  traits.some(
    ({ slot, value }) =>
      slot === 'look' || /^(?:legs|shoes)$/.test(slot) || (slot === 'clothes' && value !== ''),
  )

const isNamedOld = ({ traits }: ThingWish): boolean =>
  traits.some(({ slot, value }) => slot === GUOFENG.slot && value === GUOFENG.value) &&
  traits.every(({ slot, value }) => slot !== 'clothes' || value === '')

/** 奇幻角色, 赛博朋克角色: inhabitants of such a world. */
const WORLDS: readonly (readonly [words: RegExp, id: string])[] = [
  [/赛博|机甲|机能/u, 'cyber'],
  [/奇幻|魔幻|魔法/u, 'wizard'],
]
const CHARACTER = /角色|人物设定|人设|原画/u

/** 古代庭院里的女子, 人物相遇, 奇幻角色: as the words around a person have them. */
export function fitPerson(wish: ThingWish, prompt: string): ThingWish {
  if (!PLAIN.test(wish.id)) return wish
  const isBare = !isDressed(wish)
  const world = wish.id === 'person' && isBare && CHARACTER.test(prompt)
  const id = (world && WORLDS.find(([words]) => words.test(prompt))?.[1]) || wish.id
  const isOld = isBare && id === wish.id && OLD.test(prompt) && !TODAY.test(prompt)
  const traits = isOld ? [...wish.traits, GUOFENG] : wish.traits
  const isTwo =
    wish.id === 'person' && wish.count === null && OF_TWO.test(prompt) && !ALONE.test(prompt)
  const elder = isOld || isNamedOld(wish) ? ELDERS[wish.id] : undefined
  if (elder) return { ...wish, id: elder, traits: [...wish.traits, OF_AGE] }
  return { ...wish, id, traits, count: isTwo ? 2 : wish.count }
}
