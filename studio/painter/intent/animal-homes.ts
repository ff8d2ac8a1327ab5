/** Words behind an animal that are one noun with it: 狗屋, 小狗桌宠. */
import type { Term } from './term'

const ANIMAL = /^(?:.|兔子|鸽子|猫咪|狗狗|小鸟)$/u
const HOME = /^(小?[屋房窝笼圈舍棚]子?|[小木]屋)([里内中]?)$/u

/** Kinds of pets that are drawn as a cat where they are no other animal. */
const PET = /^(?:桌宠|桌面宠物|电子宠物)$/u

const NOTHING = { things: [], traits: [], meanings: [], families: [], count: null, standIn: null }
const NO_BEING = { isAnimal: false, isPlace: false, isRole: false, name: false }

/** 小狗在狗|屋里: the house is no second dog, and no room; 一只猫|屋里 is one. */
export const joinHomes = (terms: readonly Term[]): Term[] =>
  terms.reduce<Term[]>((joined, next) => {
    const last = joined.at(-1)
    if (last?.isAnimal && PET.test(next.text) && last.end === next.start) {
      const { text, end } = next
      joined[joined.length - 1] = Object.assign({}, last, { text: last.text + text, end })
      return joined
    }
    const [, home = '', side = ''] = HOME.exec(next.text) ?? []
    const isHome = home !== '' && last?.isAnimal === true && ANIMAL.test(last.text)
    const isCounted = joined.at(-2)?.kind === 'count'
    const hasMore = terms.some(
      (term) => term !== last && term !== next && term.kind === 'noun' && !term.strange,
    )
    if (!last || !isHome || isCounted || !hasMore || last.end !== next.start) {
      joined.push(next)
      return joined
    }
    const [text, end] = [last.text + home, next.end - side.length]
    if (side === '' && next.meanings.some(({ slot }) => slot === 'subject')) {
      joined[joined.length - 1] = Object.assign({}, next, { text, start: last.start })
      return joined
    }
    const whole = { kind: 'noun', text, start: last.start, end, tag: 'n', strange: true } as const
    joined[joined.length - 1] = Object.assign({}, last, NOTHING, NO_BEING, whole)
    const within = { kind: 'side', text: side, start: end, end: next.end, tag: 'f' } as const
    if (side !== '')
      joined.push(Object.assign({}, next, NOTHING, NO_BEING, within, { strange: false }))
    return joined
  }, [])
