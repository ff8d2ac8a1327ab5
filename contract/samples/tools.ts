/**
 * Three things to try each tool with at one tap: a whole order, so that only the button is left. The
 * first of each is what the tool's page shows before and after (studio/gallery/tool-covers.ts).
 */
import type { SentParams } from '../tools/define'
import type { Mark, MaskBase, MaskValue } from '../tools/mask'
import { toSampleRef, type SampleId } from './files'

export interface Sample {
  /** Its name; that of its first file by default. */
  readonly name?: string
  readonly params: SentParams
}

const image = (id: SampleId, more: SentParams = {}): Sample => ({
  params: { image: toSampleRef(id), ...more },
})

const mask = (base: MaskBase, ...marks: Mark[]): MaskValue => ({
  base,
  marks,
  inverted: false,
  feather: 0,
})
const tap = (x: number, y: number, level: number): Mark => ({ kind: 'tap', add: true, x, y, level })
const brushed = (radius: number, ...points: number[]): MaskValue =>
  mask('none', { kind: 'stroke', add: true, radius, points })
const hint = (add: boolean, ...points: number[]): Mark => ({
  kind: 'hint',
  radius: 120,
  add,
  points,
})

const CUP = mask('subject', tap(5000, 5000, 0))
const CAT = mask(
  'subject',
  hint(true, 1000, 8000, 4000, 2000, 6000, 3000, 6000, 7000),
  hint(false, 9000, 2000, 9200, 8000),
)
const SIDES = { left: 0.3, right: 0.3, top: 0, bottom: 0 }

const shot = (id: SampleId, text: string) => ({ image: toSampleRef(id), text, seconds: 2 })

export const TOOL_SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  upscale: [
    image('chatCup', { factor: '4', finish: 'clear' }),
    image('chatCat', { factor: '4' }),
    image('icon', { factor: '4', kind: 'drawing' }),
  ],
  rembg: [image('smile'), image('coffee', { mask: CUP }), image('cat', { mask: CAT })],
  replaceBg: [
    image('shirt', { background: 'paint', prompt: '海边 晴天' }),
    image('coffee', {
      mask: CUP,
      background: 'gradient',
      colour: '#f3ead8',
      colour2: '#d8a47f',
    }),
    image('cat', { mask: CAT, background: 'paint', prompt: '春天的花园' }),
  ],
  samInpaint: [
    image('coffee', {
      action: 'recolour',
      colour: '#1f5faa',
      mask: mask('none', tap(3400, 6400, 0)),
    }),
    image('rocket', { mask: mask('none', tap(4900, 6000, 0)) }),
    {
      name: '换成宝塔',
      params: {
        image: toSampleRef('rocket'),
        action: 'replace',
        prompt: '一座宝塔',
        mask: mask('none', tap(4900, 6000, 0)),
      },
    },
  ],
  cleaner: [
    image('rocket', { count: 1, mask: brushed(900, 5000, 2200, 5000, 8800) }),
    image('cups', { count: 1, mask: brushed(1150, 7650, 4900) }),
    image('astronaut', { count: 1, mask: brushed(1150, 7800, 500, 7800, 4300) }),
  ],
  inpaint: [
    image('lake', { prompt: '小船', mask: brushed(1500, 7200, 6200) }),
    image('rocket', { prompt: '宝塔', mask: brushed(1100, 5000, 2500, 5000, 8700) }),
    image('cups', { mask: brushed(1150, 7650, 4900) }),
  ],
  genfill: [
    image('lake', { prompt: '仙鹤', count: 1, mask: brushed(1600, 7000, 2600) }),
    image('rocket', { prompt: '一个热气球', count: 1, mask: brushed(1300, 2600, 2200) }),
    image('seaside', { prompt: '海鸥', count: 1, mask: brushed(1300, 2600, 2600) }),
  ],
  outpaint: [
    image('car', { margins: { left: 0, right: 0, top: 0.3, bottom: 0.3 } }),
    image('galaxies', { margins: SIDES }),
    image('boats', { margins: { left: 0, right: 0, top: 0.3, bottom: 0 } }),
  ],
  photo2img: [
    image('canal', { style: 'oil' }),
    image('cat', { style: 'watercolour' }),
    image('coffee', { style: 'ukiyoe' }),
  ],
  toon: [
    image('smile', { look: 'cel' }),
    image('cat', { look: 'comic' }),
    image('canal', { look: 'storybook' }),
  ],
  styleTransfer: [
    image('canal', { style: toSampleRef('wave') }),
    image('cat', { style: toSampleRef('autumn') }),
    image('bread', { style: toSampleRef('seaside') }),
  ],
  variation: [
    image('lake', { count: 2 }),
    image('village', { count: 2 }),
    image('canal', { count: 2 }),
  ],
  oldphoto: [image('boats'), image('house'), image('alps')],
  imgMix: [
    image('smile', { second: toSampleRef('canal'), mode: 'print' }),
    image('cat', { second: toSampleRef('autumn'), mode: 'colour' }),
    image('bread', { second: toSampleRef('flower'), mode: 'sides' }),
  ],
  qrcode: [
    image('lake', { text: '墨光' }),
    image('wave', { text: '见字如面' }),
    image('cat', { text: '喵', look: 'squares' }),
  ],
  img2vid: [
    image('village', { weather: 'snow', seconds: 2 }),
    image('car', { seconds: 2 }),
    image('lake', { motion: 'in', weather: 'petals', seconds: 2 }),
  ],
  vidMaker: [
    {
      name: '一天',
      params: {
        shots: [shot('lake', '日出'), shot('seaside', '日落'), shot('village', '夜里')],
        ratio: '3:4',
      },
    },
    {
      name: '旧时光',
      params: { shots: [shot('boats', ''), shot('house', ''), shot('alps', '')], ratio: '1:1' },
    },
    {
      name: '去旅行',
      params: { shots: [shot('car', '出发'), shot('canal', '到了')], ratio: '3:4' },
    },
  ],
  vid2vid: [
    { params: { video: toSampleRef('catClip'), style: 'watercolour' } },
    { params: { video: toSampleRef('lakeClip'), style: 'ukiyoe' } },
    { name: '猫，素描', params: { video: toSampleRef('catClip'), style: 'pencil' } },
  ],
  img2tag: [image('car'), image('cat'), image('canal')],
}
