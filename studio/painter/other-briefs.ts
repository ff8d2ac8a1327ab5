import type { Brief, Family, ThingWish, Trait } from './illustration/family'
import type { Claim, TintClaim } from './intent/claim'
import type { Scene } from './scene'
import type { TintId } from './slots'

/** Briefs without what a word of the prompt gives, to be compared with the one that has it. */

interface Compared {
  readonly brief: Brief
  readonly family: Family
  readonly place: Scene | null
}

/** Other values that are tried where leaving a word out changes nothing: it may be what is usual. */
const MOST_TRIES = 4
/** Actions that are only drawn when named: doing nothing is usual. */
const UNUSUAL =
  /^(meal|drinks|ride|rides|view|does|behind|hold|holds|table|ledge):|^action:(?!stand)|^pose:(?!sit|stand|lie|lying)/

type Change = (wish: ThingWish) => ThingWish

function changeAll(brief: Brief, change: Change): Brief {
  const { main, place, others, traits } = brief
  const picture = change({ id: '', count: null, traits })
  return {
    ...brief,
    main: change(main),
    others: others.map(change),
    traits: picture.traits,
    ...(place && { place: change(place) }),
  }
}

/** Briefs in which what a colour is said of has none, then another one. */
function listTinted(brief: Brief, { tint, on }: TintClaim): Brief[] {
  const other = tint === 'green' ? 'red' : 'green'
  const swap = (by: TintId | null) => {
    const dye = <T extends { readonly tint?: TintId }>({ tint: old, ...rest }: T) => ({
      ...rest,
      ...(old !== undefined && old !== tint && { tint: old }),
      ...(old === tint && by !== null && { tint: by }),
    })
    const isSame = (trait: Trait): boolean =>
      on.of === 'trait' && trait.slot === on.slot && trait.value === on.value
    const change = (wish: ThingWish): ThingWish => ({
      ...(/^(trait|ground)$/.test(on.of) || (on.of === 'thing' && on.id !== wish.id)
        ? wish
        : dye(wish)),
      traits: wish.traits.map((trait) => (isSame(trait) ? dye(trait) : trait)),
    })
    const all = changeAll(brief, change)
    const isOfPicture = /^(picture|ground)$/.test(on.of) && brief.tint === tint
    return isOfPicture ? { ...all, tint: by } : all
  }
  return [swap(null), swap(other)]
}

/** Briefs that leave out what a word gives, then such as give something else instead. */
export function otherBriefs({ brief, family, place }: Compared, claim: Claim): Brief[] {
  if (claim.of === 'text')
    return [{ ...brief, texts: brief.texts.filter((_, at) => at !== claim.at) }]
  if (claim.of === 'other')
    return [{ ...brief, others: brief.others.filter(({ id }) => id !== claim.id) }]
  if (claim.of === 'tint') return listTinted(brief, claim)
  if (claim.of !== 'trait') return []
  const { slot, value } = claim
  const replace = (by: string | null): Brief =>
    changeAll(brief, (wish) => ({
      ...wish,
      traits: wish.traits.flatMap((trait) => {
        if (trait.slot !== slot || trait.value !== value) return [trait]
        return by === null ? [] : [{ ...trait, value: by }]
      }),
    }))
  const values = Object.keys(family.traits).flatMap((key) => {
    const [of, own] = key.split(':')
    return of === slot && own && own !== value ? [own] : []
  })
  const all = [brief.main, ...brief.others, ...(brief.place ? [brief.place] : []), brief]
  const isOfSeveral = all.some(
    ({ traits }) =>
      traits.filter((trait) => trait.slot === slot && trait.value !== value).length > 0,
  )
  // 士兵，铠甲: with two garments one may hide the other
  // a painted place has no backdrop, but the light of one
  const isPainted = slot === 'backdrop' && place !== null
  const isUsual = !isPainted && !isOfSeveral && !UNUSUAL.test(`${slot}:${value}`)
  const tried = isUsual ? values.slice(0, MOST_TRIES) : []
  return [replace(null), ...tried.map(replace)]
}
