/** Masks of regions, as a tool takes them. */
import type { MaskValue } from '@contract/tools/mask'
import type { FoundRegion } from '../tools/regions/definition'

/** Soft edge of masks, 1/1000 of the short side. */
const FEATHER = 3
/** Soft edge of what gets other light, 1/1000 of the short side. */
const LIGHT_FEATHER = 24

export const buildMask = (
  marks: MaskValue['marks'],
  more: Partial<Pick<MaskValue, 'base' | 'inverted'>> = {},
): MaskValue => ({ base: 'none', inverted: false, feather: FEATHER, ...more, marks })

export const maskOfRegions = (regions: readonly FoundRegion[]): MaskValue =>
  buildMask(
    regions.flatMap(({ outlines }) =>
      outlines.map((points) => ({ kind: 'outline' as const, add: true, points: [...points] })),
    ),
  )

/** For light and skin: it runs into the rest. */
export const softMask = (regions: readonly FoundRegion[]): MaskValue => ({
  ...maskOfRegions(regions),
  feather: LIGHT_FEATHER,
})

/** All but the subject. */
export const softBackground = (): MaskValue => ({
  ...buildMask([], { base: 'subject', inverted: true }),
  feather: LIGHT_FEATHER,
})

export const subjectMask = (regions: readonly FoundRegion[]): MaskValue =>
  regions.length > 0 ? maskOfRegions(regions) : buildMask([], { base: 'subject' })
