/** Example of each tool: a photograph of tests/photos and the parameters of the run. */
import type { SentParams } from '@contract/tools/define'
import type { Mark, MaskBase, MaskValue } from '@contract/tools/mask'

export interface ToolCase {
  readonly photo: string
  readonly params: SentParams
}

function mask(base: MaskBase, ...marks: Mark[]): MaskValue {
  return { base, marks, inverted: false, feather: 0 }
}

const tap = (x: number, y: number, level: number): Mark => ({ kind: 'tap', add: true, x, y, level })
const hint = (add: boolean, ...points: number[]): Mark => ({
  kind: 'hint',
  radius: 120,
  add,
  points,
})

const stroke = (radius: number, ...points: number[]): MaskValue =>
  mask('none', { kind: 'stroke', add: true, radius, points })
const sides = { left: 0.3, top: 0, right: 0.3, bottom: 0 }

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
  cleaner: [
    { photo: 'astronaut.jpg', params: { count: 1, mask: stroke(1150, 7800, 500, 7800, 4300) } },
    { photo: 'rocket.jpg', params: { count: 1, mask: stroke(900, 5000, 2200, 5000, 8800) } },
    { photo: 'grass.jpg', params: { count: 1, mask: stroke(2200, 4500, 5000, 5500, 5000) } },
  ],
  inpaint: [
    {
      photo: 'rocket.jpg',
      params: { prompt: '宝塔', mask: stroke(1100, 5000, 2500, 5000, 8700) },
    },
    { photo: 'grass.jpg', params: { prompt: '黑猫', mask: stroke(2600, 5000, 6000) } },
    { photo: 'hubble.jpg', params: { mask: stroke(420, 7250, 5450) } },
  ],
  genfill: [
    {
      photo: 'rocket.jpg',
      params: { count: 1, prompt: '仙鹤', mask: stroke(1300, 3000, 2600, 3600, 2600) },
    },
    { photo: 'grass.jpg', params: { count: 1, prompt: '兔子', mask: stroke(2400, 5000, 5200) } },
    { photo: 'coffee.jpg', params: { count: 1, prompt: '花瓶', mask: stroke(1700, 8700, 7400) } },
  ],
  outpaint: [
    { photo: 'coffee.jpg', params: { margins: sides } },
    { photo: 'hubble.jpg', params: { margins: sides } },
    { photo: 'brick.jpg', params: { margins: { ...sides, bottom: 0.25 } } },
  ],
  samInpaint: [
    { photo: 'rocket.jpg', params: { mask: mask('none', tap(4900, 6000, 0)) } },
    {
      photo: 'coffee.jpg',
      params: { mask: mask('none', tap(3000, 6000, 0)), action: 'recolour', colour: '#2f7d5a' },
    },
    {
      photo: 'rocket.jpg',
      params: { mask: mask('none', tap(4900, 6000, 0)), action: 'replace', prompt: '一棵松树' },
    },
  ],
}
