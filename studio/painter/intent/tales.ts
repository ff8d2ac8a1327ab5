/** 猫的太空冒险, 小狐狸的日常: a title whose subject is the one that lives through it. */
import type { Term } from './term'

/** Last words of such a title, with or without 之. */
const TALE =
  /^(?:之?(?:冒险记?|历险记?|探险记?|旅行记?|旅程|旅途|奇遇记?|漫游记?|奇幻漂流|日常|日常生活|生活|一天|周末|假期))$/
const JOURNEY = /冒险|历险|探险|旅|奇遇|漫游/
const HOME = /日常|生活|周末|一天/
const SPACE = /^(?:太空|宇宙|外太空|星际|银河|太空中)$/
const SCENERY = /^(?:scene|motif|landform|subject|kind)$/

const isOther = { kind: 'other', strange: false, name: false, things: [] } as const

const wearing = (value: string): Term['traits'] =>
  ['animals', 'people'].map((family) => ({
    family,
    slot: value === 'space' ? 'clothes' : 'wear',
    value,
  }))

/** Index of the last term of a tale that begins at `from`; -1: none. */
function findTale(terms: readonly Term[], from: number): { at: number; end: number } | null {
  for (let i = from; i <= from + 3; i += 1) {
    const [one, next, last] = terms.slice(i, i + 3)
    if (!one || one.kind === 'break') return null
    // 之|旅
    const isSplit = one.text === '之' && next !== undefined
    const text = isSplit ? `之${next.text}` : one.text
    const isLong = TALE.test(text) || /^之?旅$/.test(text)
    const after = isSplit ? last : next
    if (isLong && (!after || /^(?:break|picture)$/.test(after.kind)))
      return { at: i, end: isSplit ? i + 1 : i }
  }
  return null
}

export function readTales(terms: readonly Term[]): readonly Term[] {
  const of = terms.findIndex(
    ({ kind }, at) => kind === 'of' && Boolean(terms[at - 1]?.isAnimal || terms[at - 1]?.isRole),
  )
  const tale = of < 0 ? null : findTale(terms, of + 1)
  if (!tale) return terms
  const title = terms
    .slice(tale.at, tale.end + 1)
    .map(({ text }) => text)
    .join('')
  const place = terms.slice(of + 1, tale.at)
  const inSpace = place.some(({ text }) => SPACE.test(text))
  const hasPlace = terms.some(
    (term) =>
      term.isPlace || term.meanings.some(({ slot }) => SCENERY.test(slot) && !term.isAnimal),
  )
  return terms.map((term, at) => {
    if (at > of && at < tale.at && SPACE.test(term.text))
      return Object.assign({}, term, isOther, { traits: wearing('space') })
    const isPlaceWithin = at > of && at < tale.at && term.kind === 'noun' && !term.isAnimal
    // 小鹿的森林冒险: it is about the deer
    if (isPlaceWithin && term.meanings.some(({ slot }) => SCENERY.test(slot)))
      return Object.assign({}, term, { kind: 'other', things: [] })
    if (at < tale.at || at > tale.end) return term
    // with a bag on its back, or at home
    const traits = JOURNEY.test(title) && !inSpace ? wearing('backpack') : []
    const home = [{ slot: 'scene', value: 'interior' }] as Term['meanings']
    const meanings = HOME.test(title) && !hasPlace ? home : []
    return Object.assign({}, term, isOther, { traits: at === tale.end ? traits : [], meanings })
  })
}
