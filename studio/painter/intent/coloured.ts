/** Owner of a colour of a prompt. */
import type { ShadeId } from '../slots'
import type { Phrase } from './phrases'
import type { Term } from './term'

/** Slots of what is worn. */
const GARMENTS = /^(?:clothes|legs|shoes|hat|wear|accessory)$/

/** 男士|衬衫: a kind of garment and no wearer. */
export function isWorn({ head, worn }: Phrase, terms: readonly Term[]): boolean {
  const next = terms[terms.indexOf(head) + 1]
  const isGarment = next?.traits.some(({ slot }) => GARMENTS.test(slot)) ?? false
  return worn || (isGarment && next?.start === head.end)
}

/** Adjectives and joints between a colour and what it colours. */
const BETWEEN = /^(of|size|count|other|article|tint)$/

/** 蓝色头像: a part that is shown and a posture have no colour. */
const UNCOLOURED = /^(?:pose|crop|mood|expression)$/

/** 服装, which the dictionary takes for a verb, as well. */
const isColourable = ({ kind, traits }: Term): boolean =>
  (/^(noun|trait)$/.test(kind) &&
    !(kind === 'trait' && traits.some(({ slot }) => UNCOLOURED.test(slot)))) ||
  (kind === 'verb' && traits.some(({ slot }) => GARMENTS.test(slot)))

/** 复古手机: the tone of a whole picture and how old a thing looks, but no colour of it. */
const AGED = /^(?:复古|怀旧|泛黄|老照片|vintage|retro|sepia)$/

/** 浅蓝色, 墨绿: how light a colour is by its word; null: as it is by itself. */
export function readShade(word: string): ShadeId | null {
  // white and black, as light and as dark as cloth is
  if (/^[浅淡深暗]色/.test(word)) return null
  if (
    /^(?:浅|淡|嫩|粉[蓝紫绿]|天蓝|冰蓝|鹅黄|樱粉|藕粉|薄荷|香芋|丁香|light|pale|mint|lilac|sky)/.test(
      word,
    )
  )
    return 'light'
  return /^(?:深|暗|墨|酒红|藏青|海军蓝|靛|dark|navy|maroon|forest|indigo)/.test(word)
    ? 'dark'
    : null
}

/** The noun or property that a colour before it colours. */
export function colouredAfter(terms: readonly Term[], at: number): Term | null {
  if (AGED.test(terms[at]?.text ?? '')) return null
  for (const term of terms.slice(at + 1)) {
    // 蓝色的针织毛衣
    if (term.kind === 'trait' && term.traits.length === 0) continue
    // 粉色交领襦裙: pieces of an unknown word
    if (term.text.length === 1 && term.kind === 'verb' && term.meanings.length === 0) continue
    // 棕色和白色的小狗: both are its colours
    if (term.kind === 'and' && terms[terms.indexOf(term) + 1]?.kind === 'tint') continue
    if (isColourable(term)) return term
    if (!BETWEEN.test(term.kind)) return null
  }
  return null
}

/** Fur, scales, shells: their colour is that of the whole. */
const COVER =
  /^(?:毛|毛发|毛色|皮毛|绒毛|羽毛|羽翼|鳞片|龙鳞|鱼鳞|鳞甲|外壳|甲壳|壳|车身|机身|船身|身体|身躯|全身|浑身|通体)$/
/** Families of what has a body of one colour. */
export const BODIES = /^(?:animals|creatures|myth|marine|vehicles)$/
export const isCover = ({ text }: Term): boolean => COVER.test(text)

/** 身后是蓝色|的|地球, but 头发是蓝色|的女孩: whether a place or a side is, and a noun follows on 的. */
export function leadsToNoun(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 2]
  if (before && (before.traits.length > 0 || isCover(before))) return false
  return terms[at + 1]?.kind === 'of' && /^(?:noun|trait)$/.test(terms[at + 2]?.kind ?? '')
}

const GROUND = /^(?:背景是?|底色|底|background)$/
/** 黑金背景, 粉色|渐变背景: an abstract picture. */
const ABSTRACT_GROUND = /.背景图?$/

/** 米色背景, 背景是白色的: what lies behind all things. */
export function isOfGround(terms: readonly Term[], at: number): boolean {
  const [next, after] = terms.slice(at + 1)
  const last = terms[at - 1]
  if (ABSTRACT_GROUND.test(terms[at]?.text ?? '')) return true
  const before = last?.meanings.some(({ value }) => value === 'is') ? terms[at - 2] : last
  const noun = next?.kind === 'of' ? after : next
  if (noun && noun.things.length > 0 && ABSTRACT_GROUND.test(noun.text)) return true
  return [noun, before].some((term) => term !== undefined && GROUND.test(term.text))
}

/** 头发是粉色的, 裙子红色: the one before it. */
export function colouredBefore(terms: readonly Term[], at: number): Term | null {
  if (AGED.test(terms[at]?.text ?? '')) return null
  for (let i = at - 1; i >= 0; i--) {
    const term = terms[i]
    if (!term || term.kind === 'break') return null
    if (isColourable(term)) return term
  }
  return null
}
