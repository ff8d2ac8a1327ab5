import { type Form, place } from '../../build/form'
import { isPlainBehind } from '../../background'
import { type Composing, type ThingWish, traitOf } from '../../family'
import type { Area } from '../kit/board'
import type { Scheme } from '../kit/scheme'
import { isEmblem } from '../marks/emblems'
import {
  type Lay,
  type Spread,
  before,
  composePieces,
  keynote,
  layOut,
  shapes,
  stage,
  studio,
} from './arranged'
import { MOST_CARRIED, type Motif, PAINTS, carried, carriedForms, mark } from './motifs'
import { findThemeTrait } from './themes'

/** A look as a whole picture, with its ground. */
function lookForms(other: NonNullable<Composing['other']>, id: string, area: Area): Form[] {
  const [x, y, width, height] = area
  const scale = Math.min(width, height) / 1000
  const made = other(
    { id, count: null, traits: [] },
    { width: width / scale, height: height / scale },
  )
  return place(made?.layers.flatMap(({ forms }) => forms) ?? [], [x, y], { scale })
}

/** Each thing once, signs last. */
function listNamed(wishes: readonly ThingWish[]): ThingWish[] {
  const once = wishes.filter(({ id }, at) => wishes.findIndex((one) => one.id === id) === at)
  const isSign = ({ id }: ThingWish): boolean => id.startsWith('emoji-')
  return [...once.filter((wish) => !isSign(wish)), ...once.filter(isSign)]
}

/** Things that are named, else those of the theme, arranged; null: none, or one that fills a frame. */
function arranged(
  composing: Composing,
  lay: Lay | null,
): ((spread: Spread, scheme: Scheme) => Form[]) | null {
  const { brief, other, isPlace, random } = composing
  const theme = findThemeTrait(brief.main)
  const isLook = ({ id }: ThingWish): boolean => isPlace?.(id) ?? false
  const named = listNamed(brief.others.filter((wish) => !isLook(wish)))
  // 科技海报，白色背景: the ground that is named has no pattern
  const pattern = isPlainBehind(brief) ? null : theme?.behind
  const behind = brief.others.find(isLook)?.id ?? pattern
  const own = theme?.things ?? []
  // 红酒商店: what it sells is named, and has the rest of its things around it
  const isOwn = (wish: ThingWish): boolean => own.some(({ id }) => id === wish.id)
  const placed = own.map((one) => named.find(({ id }) => id === one.id) ?? one)
  // those for whom it is come first
  const isAlone = lay === studio || ((lay === stage || lay === keynote) && named.length > 0)
  const wishes = isAlone ? named : [...named.filter((wish) => !isOwn(wish)), ...placed]
  // a keynote has its stage alone
  if (!other && lay !== keynote) return null
  const pieces = (other && composePieces(other, wishes.slice(0, MOST_CARRIED))) ?? []
  if (pieces.length === 0 && (lay !== keynote || wishes.length > 0)) return null
  const ground =
    behind && other ? before((area) => lookForms(other, behind, area)) : (lay ?? shapes)
  return (spread, scheme) => layOut(ground, pieces, { spread, scheme, random: random.fork('lay') })
}

/** 渐变剪影海报，山: a look would cover the painted place. */
function withoutLooks(composing: Composing): Composing {
  const { brief, isPlace } = composing
  const others = brief.others.filter(({ id }) => !(isPlace?.(id) ?? false))
  return Object.assign({}, composing, { brief: Object.assign({}, brief, { others }) })
}

/** Motif of a poster, for any area; nothing before a painted place, which is its motif. */
export function motifFor(
  motif: Motif,
  composing: Composing,
  lay: Lay | null,
): (spread: Spread, scheme: Scheme) => Form[] {
  const named = traitOf(composing.brief.main, 'emblem')?.value
  const paint = isEmblem(named) ? mark(named) : PAINTS[motif]
  const isBeforePlace = composing.standsInSetting
  const things = isBeforePlace ? null : arranged(composing, lay)
  return (spread, scheme) => {
    if (isBeforePlace) return carriedForms(withoutLooks(composing), spread.art) ?? []
    if (things) return things(spread, scheme)
    const area = spread.art
    return carried(composing, scheme, area) ?? paint(area, scheme, composing.random.fork(motif))
  }
}
