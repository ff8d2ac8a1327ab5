/** Regions as a plan shows them. */
import type { EditRegion } from '@contract/edits'
import { MAX_OUTLINE_POINTS } from '@contract/things'
import { MASK_SCALE } from '@contract/tools/mask'
import type { FoundRegion } from '../tools/regions/definition'

export function toEditRegion(
  region: FoundRegion,
  role: EditRegion['role'],
  name: string,
): EditRegion {
  const [outline = []] = region.outlines
  const every = Math.max(1, Math.ceil(outline.length / 2 / MAX_OUTLINE_POINTS))
  const points: [number, number][] = []
  for (let i = 0; i + 1 < outline.length; i += 2 * every)
    points.push([clampShare(outline[i] ?? 0), clampShare(outline[i + 1] ?? 0)])
  return {
    id: region.id,
    name,
    bounds: region.bounds,
    role,
    ...(points.length >= 3 && { outline: points }),
  }
}

const clampShare = (value: number): number => Math.min(1, Math.max(0, value / MASK_SCALE))

/** Numbered where several have one name: 人1, 人2. */
export function nameRegions(regions: readonly FoundRegion[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const region of regions) {
    const name = region.name || (region.kind === 'above' ? '上部' : '下部')
    const same = regions.filter((one) => one.name === region.name && one.kind === region.kind)
    names.set(region.id, same.length > 1 ? `${name}${same.indexOf(region) + 1}` : name)
  }
  return names
}
