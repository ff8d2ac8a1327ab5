/** What each tool is shown with on its card: a picture, what is asked of it, and what stays. */
import sharp from 'sharp'
import type { StyleId } from '../../painter/slots'

interface Painted {
  readonly prompt: string
  readonly style: StyleId
  readonly seed: number
  /** Turns it into what the tool is needed for. */
  readonly spoil?: (file: Uint8Array) => Promise<Uint8Array>
}

interface Photo {
  /** A file of tests/photos. */
  readonly photo: string
  readonly spoil?: (file: Uint8Array) => Promise<Uint8Array>
}

export type Source = Painted | Photo

export interface Cover {
  /** `upload:1`, `upload:2`, … in the parameters. */
  readonly sources: readonly Source[]
  readonly params: Readonly<Record<string, unknown>>
  /** Which of several results is shown. */
  readonly shown?: number
  /** False: the result alone. */
  readonly split?: false
}

const image = 'upload:1'
const stroke = (radius: number, ...points: number[]) => ({
  kind: 'stroke',
  add: true,
  radius,
  points,
})
const mask = (...marks: object[]) => ({ base: 'none', marks, inverted: false, feather: 0 })
const subject = { base: 'subject', marks: [{ kind: 'tap', add: true, x: 5000, y: 5000, level: 3 }], inverted: false, feather: 0 } // prettier-ignore

/** A photograph that lay in a drawer for sixty years. */
async function aged(file: Uint8Array): Promise<Uint8Array> {
  const scratches = [130, 310, 520, 700, 860]
    .map((x, i) => `<path d="M${x} 0q${i * 9 - 18} 200 ${i % 2 ? 8 : -8} 420t6 360" stroke="#efe6d0" stroke-width="${1.5 + (i % 3)}" fill="none"/>`)
    .join('') // prettier-ignore
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768">${scratches}</svg>`
  return sharp(file)
    .resize(1024, 768, { fit: 'cover' })
    .greyscale()
    .linear(0.55, 70)
    .tint('#c9a873')
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

/** As small as it came out of a chat. */
const shrunk = (file: Uint8Array): Promise<Uint8Array> =>
  sharp(file).resize(170, 128, { fit: 'cover' }).png().toBuffer()

const LAKE: Source = { prompt: '群山，湖，乌篷船，日出', style: 'watercolour', seed: 4 }
const CAT: Source = { photo: 'chelsea.jpg' }
const CUP: Source = { photo: 'coffee.jpg' }

export const COVERS: Readonly<Record<string, Cover>> = {
  upscale: { sources: [{ ...CAT, spoil: shrunk }], params: { image, factor: '4' } },
  cleaner: {
    sources: [{ photo: 'rocket.jpg' }],
    params: { image, count: 1, mask: mask(stroke(900, 5000, 2200, 5000, 8800)) },
  },
  rembg: { sources: [CUP], params: { image, mask: subject } },
  replaceBg: {
    sources: [CUP],
    params: { image, mask: subject, background: 'gradient', colour: '#f3ead8', colour2: '#d8a47f' },
  },
  samInpaint: {
    sources: [CUP],
    params: {
      image,
      action: 'recolour',
      colour: '#1f5faa',
      mask: mask({ kind: 'tap', add: true, x: 3400, y: 6400, level: 2 }),
    },
  },
  inpaint: {
    sources: [LAKE],
    params: { image, prompt: '亭子', mask: mask(stroke(1500, 7200, 6200)) },
  },
  genfill: {
    sources: [LAKE],
    params: { image, prompt: '仙鹤', count: 1, mask: mask(stroke(1600, 7000, 2600)) },
  },
  outpaint: {
    sources: [{ prompt: '海上日落，帆船', style: 'watercolour', seed: 5 }],
    params: { image, margins: { left: 0.3, right: 0.3, top: 0, bottom: 0 } },
    split: false,
  },
  photo2img: { sources: [CAT], params: { image, style: 'oil' } },
  toon: { sources: [{ photo: 'astronaut.jpg' }], params: { image, look: 'cel' } },
  styleTransfer: {
    sources: [CUP, { prompt: '海浪，月亮', style: 'ukiyoe', seed: 3 }],
    params: { image, style: 'upload:2' },
  },
  variation: { sources: [LAKE], params: { image, count: 2 }, shown: 1 },
  oldphoto: { sources: [{ ...CUP, spoil: aged }], params: { image } },
  imgMix: {
    sources: [CAT, { prompt: '秋天的森林', style: 'oil', seed: 2 }],
    params: { image, second: 'upload:2', mode: 'colour' },
  },
  qrcode: { sources: [LAKE], params: { image, text: 'https://example.com/moguang' }, split: false },
  img2vid: { sources: [CAT], params: { image, seconds: 2 }, split: false },
  short: {
    sources: [],
    params: { shots: [{ image: null, text: '雪夜的村庄', seconds: 3 }] },
    split: false,
  },
  vidMaker: {
    sources: [LAKE, CUP],
    params: {
      ratio: '16:9',
      shots: [
        { image, text: '早安', seconds: 1 },
        { image: 'upload:2', text: '', seconds: 1 },
      ],
    },
    split: false,
  },
}
