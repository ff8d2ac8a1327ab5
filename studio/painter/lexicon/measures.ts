/** Measure words: with a numeral before them they count, and mean nothing else. */
const ONE_EACH = `只条艘座棵株枝轮盏叶片个间头尾朵把扇颗位名辆架匹羽抹缕道本杯顶栋幢支根张幅块滴点处方尊枚束捧湾泓弯截段列户口曲面节汪派番件所门柱台`

/** Number of one of a group: 一双 is two, 一群 a flock. */
const GROUPS: readonly (readonly [measures: string, size: number])[] = [
  ['双对', 2],
  ['簇丛些串家', 3],
  ['排队行重', 5],
  ['群堆树帘', 7],
]

/** Count of one of this measure; null: it is no measure word. */
export function measureSize(character: string): number | null {
  if (character === '') return null
  if (ONE_EACH.includes(character)) return 1
  return GROUPS.find(([measures]) => measures.includes(character))?.[1] ?? null
}
