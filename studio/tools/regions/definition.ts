import { defineTool } from '@contract/tools/define'

/** Not listed: what networks find in a photograph, for plans of 对话改图. */
export const REGIONS_TOOL = defineTool({
  id: 'regions',
  name: '照片里的东西',
  summary: '看看照片里有什么，各在哪里',
  call: 'POST /api/edit/plan',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: { image: { kind: 'image', label: '图片', required: true } },
})

/** Things that are less sure are used only where a sentence names them. */
export const SURE_SCORE = 0.35

/**
 * `thing`: a named object; `clothes`, `hair`, `face`: of the person `ownerId`; `above`, `below`: the
 * large even parts at the upper and the lower edge, named by the sentence (天空, 墙, 草地);
 * `subject`: the conspicuous thing, whatever it is.
 */
export type RegionKind =
  | 'thing'
  | 'person'
  | 'face'
  | 'hair'
  | 'clothes'
  | 'eyes'
  | 'text'
  | 'above'
  | 'below'
  | 'subject'

export interface FoundRegion {
  readonly id: string
  readonly kind: RegionKind
  /** Chinese; of texts what is written. */
  readonly name: string
  readonly ownerId?: string
  /** Shares of the picture's sides. */
  readonly bounds: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** Closed lines, x and y in turns in 1/10000 of the sides. */
  readonly outlines: readonly (readonly number[])[]
  /** Share of the picture. */
  readonly share: number
  /** 红橙黄绿蓝紫粉白黑灰褐. */
  readonly colour: string
  /** 0..1. */
  readonly score: number
}

export interface FoundRegions {
  readonly regions: readonly FoundRegion[]
  /** Possible subjects of the whole picture, the likeliest first: 火箭. */
  readonly subjectNames: readonly string[]
  /** The networks were there. */
  readonly seen: boolean
}
