/** 一朵花, 一束满天星, 一片枫叶: what is picked is one thing, large, and no tree of a landscape. */
import { withMeals } from './meals'
import type { Term } from './term'

interface Picked {
  readonly measures: RegExp
  readonly nouns: RegExp
  readonly thing: string
  /** In a place or a sky it is drawn with them. */
  readonly alone?: true
}

/** In the order in which they are tried. */
const PICKED: readonly Picked[] = [
  {
    measures: /[束捧扎]$/u,
    nouns: /^(?!烟花|火花|礼花|[浪水雪棉]花).*花|^(?:满天星|薰衣草|百合)$/u,
    thing: 'bouquet',
  },
  {
    measures: /朵$/u,
    nouns: /^(?:樱花|桃花|杏花|梨花|海棠花?|梅花|腊梅)$/u,
    thing: 'emoji-cherry-blossom',
  },
  {
    measures: /[朵枝支株]$/u,
    nouns: /^(?:[小鲜野]?花[儿朵]?|花卉)$/u,
    thing: 'daisy',
    alone: true,
  },
  {
    measures: /[朵枝支]$/u,
    nouns: /^(?:向日葵|葵花|向阳花)$/u,
    thing: 'emoji-sunflower',
    alone: true,
  },
  { measures: /[片枚]$/u, nouns: /^(?:红?枫叶|红叶)$/u, thing: 'emoji-maple-leaf' },
  { measures: /[片枚]$/u, nouns: /^[落黄枯秋]叶$/u, thing: 'emoji-fallen-leaf' },
  { measures: /[片枚]$/u, nouns: /^[树绿嫩]?叶[子片]?$/u, thing: 'emoji-leaf-fluttering-in-wind' },
  { measures: /[颗个枚]$/u, nouns: /^小?星星$/u, thing: 'emoji-star', alone: true },
]

/** 一朵|盛开|的|红色|花: what may be between the number and its noun. */
const BETWEEN = /^(?:of|tint|trait|verb|other)$/
const FURTHEST = 5
const ALONE = /^一[朵枝支]花$/u
const AROUND = /^(?:scene|subject|landform|time|weather)$/

function findMeasure(terms: readonly Term[], at: number): Term | null {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST); i -= 1) {
    const term = terms[i]
    if (!term || (term.kind !== 'count' && !BETWEEN.test(term.kind))) return null
    if (term.kind === 'count') return term
  }
  return null
}

export function withPicked(read: readonly Term[]): readonly Term[] {
  const terms = withMeals(read)
  const list = [...terms]
  terms.forEach((term, at) => {
    // 一朵花: one word, for what is held as well
    if (ALONE.test(term.text) && !terms.some((one) => one.isAnimal || one.isRole)) {
      list[at] = { ...term, kind: 'noun', things: ['daisy'], traits: [], meanings: [] }
      return
    }
    const count = term.things.length > 0 ? null : findMeasure(terms, at)
    const picked = PICKED.find(
      ({ measures, nouns }) => count && measures.test(count.text) && nouns.test(term.text),
    )
    if (!count || !picked) return
    const isAround = terms.some(
      (one) => one !== term && one.meanings.some(({ slot }) => AROUND.test(slot)),
    )
    if (picked.alone && isAround) return
    list[at] = { ...term, kind: 'noun', things: [picked.thing], traits: [], meanings: [] }
    if (picked.thing === 'bouquet') list[terms.indexOf(count)] = { ...count, count: 1 }
  })
  return list
}
