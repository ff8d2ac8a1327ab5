/**
 * Pictures that everybody may try a tool with: shipped with the server (server/covers/samples);
 * sources and licences are in docs/PICTURES.md.
 */

export interface SampleFile {
  /** Chinese, at most five characters. */
  readonly name: string
  readonly extension: 'jpg' | 'mp4'
}

const photo = (name: string): SampleFile => ({ name, extension: 'jpg' })

export const SAMPLE_FILES = {
  coffee: photo('一杯咖啡'),
  cat: photo('猫'),
  astronaut: photo('宇航员'),
  rocket: photo('发射台'),
  galaxies: photo('星系'),
  smile: photo('笑脸'),
  shirt: photo('花衬衫'),
  glasses: photo('戴眼镜的人'),
  car: photo('小汽车'),
  canal: photo('彩色小镇'),
  cups: photo('八杯咖啡'),
  bread: photo('牛角包'),
  flower: photo('花的旧照'),
  house: photo('旧房子'),
  alps: photo('雪山旧照'),
  boats: photo('河上旧船'),
  lake: photo('湖上日出'),
  seaside: photo('海上日落'),
  wave: photo('海浪'),
  autumn: photo('秋天的林'),
  village: photo('雪夜村庄'),
  chatCat: photo('聊天小图'),
  chatCup: photo('压坏的图'),
  icon: photo('小插画'),
  catClip: { name: '猫', extension: 'mp4' },
  lakeClip: { name: '湖', extension: 'mp4' },
} as const satisfies Readonly<Record<string, SampleFile>>

export type SampleId = keyof typeof SAMPLE_FILES

export const SAMPLE_IDS = Object.keys(SAMPLE_FILES) as SampleId[]

/** Reference to a sample's file in parameters, until it becomes a user's upload. */
export const toSampleRef = (id: SampleId): string => `sample:${id}`

const REF = /^sample:(\w+)$/

function parseSampleId(value: unknown): SampleId | null {
  const name = typeof value === 'string' ? REF.exec(value)?.[1] : undefined
  return SAMPLE_IDS.find((id) => id === name) ?? null
}

/** The files that parameters name, each once, the first first. */
export function samplesIn(value: unknown): SampleId[] {
  const id = parseSampleId(value)
  if (id !== null) return [id]
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(samplesIn))]
}

/** The same with every file's name replaced; `of` may answer undefined, then the name stays. */
export function withSamples(value: unknown, of: (id: SampleId) => string | undefined): unknown {
  const id = parseSampleId(value)
  if (id !== null) return of(id) ?? value
  if (Array.isArray(value)) return value.map((one) => withSamples(one, of))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, withSamples(one, of)])
  return Object.fromEntries(entries) as Record<string, unknown>
}
