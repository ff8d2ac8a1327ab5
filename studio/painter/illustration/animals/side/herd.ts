import type { ThingWish } from '../../family'

/** Never seen from the front, unless they are dressed or show a mood. */
const ALWAYS = /^(horse|unicorn|dinosaur|camel)$/
const LIVESTOCK = /^(cow|sheep|deer|elephant|pig|horse|camel)$/
const WALKS = /^(cow|sheep|deer|elephant|pig|horse|camel|dog|corgi|shiba|husky|wolf|fox|cat)$/
/** So many of what lives in herds stand in a meadow. */
const HERD = 4

export const isAlwaysFromSide = (id: string): boolean => ALWAYS.test(id)

/** Many of what grazes, or two kinds of animals of which one does: 一群羊，羊和牛，马和小狗. */
export function isHerd(main: ThingWish, others: readonly ThingWish[]): boolean {
  const isMany = LIVESTOCK.test(main.id) && (main.count ?? 1) >= HERD
  const kinds = [main, ...others].filter(({ id }) => WALKS.test(id))
  const isMixed = kinds.some(({ id }) => id !== main.id) && WALKS.test(main.id)
  return isMany || (isMixed && kinds.some(({ id }) => LIVESTOCK.test(id)))
}
