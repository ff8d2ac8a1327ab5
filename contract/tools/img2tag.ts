import { defineTool } from './define'

export const img2tag = defineTool({
  id: 'img2tag',
  name: '图生词',
  summary: '认出画面里的东西、人和文字，看出色彩、光线和构图，写成能再用的描述',
  call: 'POST /api/generate/img2tag',
  callSummary: 'Describe a picture: tags and a prompt to reuse',
  route: 'pagesE/img2tag/img2tag',
  output: 'text',
  group: 'create',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
  },
})

export type TagKind =
  | 'object'
  | 'text'
  | 'scene'
  | 'colour'
  | 'light'
  | 'composition'
  | 'texture'
  | 'origin'

/** Findings in a picture: names by small networks, where there are any, and measurements. */
export interface Img2TagAnswer {
  /** The picture's own prompt where its file keeps one, else words for what was found. */
  readonly prompt: string
  readonly tags: readonly { readonly name: string; readonly kind: TagKind }[]
  /** The largest first; shares add up to 1. */
  readonly palette: readonly {
    readonly hex: string
    readonly name: string
    readonly share: number
  }[]
  /** Camera, generator, size and the like, as the file says it. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** 64 bits as 16 hex digits; alike pictures differ in few bits. */
  readonly hash: string
}
