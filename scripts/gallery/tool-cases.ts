/** What each tool is shown on: a photograph of tests/photos and the parameters of the run. */
import type { Mark, MaskBase, MaskValue } from '../../contract/tools/mask'

export interface ToolCase {
  readonly photo: string
  readonly params: Readonly<Record<string, unknown>>
}

function mask(base: MaskBase, ...marks: Mark[]): MaskValue {
  return { base, marks, inverted: false, feather: 0 }
}

const tap = (x: number, y: number, level: number): Mark => ({ kind: 'tap', add: true, x, y, level })
const hint = (add: boolean, ...points: number[]): Mark => ({
  ...{ kind: 'hint', radius: 120 },
  ...{ add, points },
})

/** Without the flag and the rim of the helmet. */
const PORTRAIT = mask(
  'subject',
  hint(false, 500, 2600, 1200, 4000, 1500, 4700),
  hint(false, 6900, 7000, 8200, 6900, 9400, 7700, 9600, 8400),
)
const CAT = mask(
  'subject',
  hint(true, 1000, 8000, 4000, 2000, 6000, 3000, 6000, 7000),
  hint(false, 9000, 2000, 9200, 8000),
)

export const TOOL_CASES: Readonly<Record<string, readonly ToolCase[]>> = {
  rembg: [
    { photo: 'coffee.jpg', params: {} },
    { photo: 'astronaut.jpg', params: { mask: PORTRAIT } },
    { photo: 'chelsea.jpg', params: { mask: CAT } },
  ],
  replaceBg: [
    { photo: 'coffee.jpg', params: { background: 'gradient' } },
    {
      photo: 'astronaut.jpg',
      params: { mask: PORTRAIT, background: 'paint', prompt: '雪山下的湖 清晨' },
    },
    { photo: 'chelsea.jpg', params: { mask: CAT, background: 'paint', prompt: '春天的花园' } },
  ],
  samInpaint: [
    { photo: 'rocket.jpg', params: { mask: mask('none', tap(4900, 6000, 1)) } },
    {
      photo: 'coffee.jpg',
      params: { mask: mask('none', tap(3000, 6000, 1)), action: 'recolour', colour: '#2f7d5a' },
    },
    {
      photo: 'rocket.jpg',
      params: { mask: mask('none', tap(4900, 6000, 1)), action: 'replace', prompt: '一棵松树' },
    },
  ],
}
