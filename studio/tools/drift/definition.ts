import { defineTool } from '@contract/tools/define'

/** Not listed: whether parts of a picture that were to stay did. */
export const DRIFT_TOOL = defineTool({
  id: 'drift',
  name: '改动核对',
  summary: '看看不该动的地方动了没有',
  call: 'POST /api/edit',
  route: '',
  output: 'text',
  group: null,
  price: { unit: 'run', weight: 0 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    before: { kind: 'image', label: '原图', required: true },
  },
})

/** A part that was to stay, as it was found in the picture before. */
export interface StablePart {
  readonly name: string
  /** Name of the detector, to be found again; null: it is compared alone. */
  readonly found: string | null
  readonly bounds: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** Closed lines in 1/10000 of the sides. */
  readonly outlines: readonly (readonly number[])[]
}
