/** Four relatives of one picture: each has its own frame, light and hand. */
import { type Hour, relight } from '../../imaging/colour/hour'
import { labOfPlanes } from '../../imaging/colour/oklab'
import { transferColours } from '../../imaging/colour/transfer'
import { toPlanes, toRaster } from '../../imaging/painterly/photo'
import {
  boxesIn,
  findFocus,
  type Frame,
  frameHolding,
  reframe,
} from '../../imaging/painterly/reframe'
import { faceWeight } from '../../imaging/painterly/faces'
import { preserveFoundFaces, type People, type PhotoCare } from '../protected-faces'
import type { Raster } from '@media/raster'
import { mix } from '../../lib/maths'
import { paintPicture } from '../../painter/paint'
import type { Random } from '../../lib/random'
import type { Planes } from '../../lib/planes'
import type { StyleId } from '../../painter/slots'
import { paintInk } from '../stylizers/ink'
import type { Stylizer } from '../stylizers/stylizer'
import { paintOil } from '../stylizers/oil'
import { drawPencil } from '../stylizers/pencil'
import { printUkiyoe } from '../stylizers/ukiyoe'
import { paintWatercolour } from '../stylizers/watercolour'
import { landscapeWords } from './landscape'

export interface Kin {
  readonly photo: Planes
  readonly people: People
  readonly strength: number
  readonly random: Random
  report(share: number): void
}

/** From this strength on a landscape is recomposed. */
const MUCH = 0.7

type Relative = (kin: Kin) => Raster

/** The cut nearest to a wished one that cuts no head, and the faces in it. */
function framed({ photo, people }: Kin, wish: Frame) {
  const frame = frameHolding(wish, people.heads)
  return { cut: reframe(photo, frame), faces: boxesIn(photo, frame, people.faces) }
}

const REPAINT_STYLES: readonly [StyleId, ...StyleId[]] = [
  'watercolour',
  'oil',
  'ink',
  'ukiyoe',
  'pencil',
]
/** How far faces keep their colours in another light, and in a style's own material. */
const RELIT: PhotoCare = { light: 0.3, colour: 0.6, features: 0 }
const DRAWN: PhotoCare = { light: 0.45, colour: 0.5, features: 0.3 }
const PLAIN: PhotoCare = { ...DRAWN, light: 0, colour: 0 }
type StylizerWithCare = readonly [Stylizer, PhotoCare]
const STYLIZERS: readonly [StylizerWithCare, ...StylizerWithCare[]] = [
  [paintWatercolour, DRAWN],
  [paintOil, DRAWN],
  [paintInk, PLAIN],
  [drawPencil, PLAIN],
  [printUkiyoe, DRAWN],
]
type Painted = readonly [prompt: string, style: StyleId]
/** Pictures whose colours suit almost everything. */
const PALETTES: readonly [Painted, ...Painted[]] = [
  ['森林，秋天', 'oil'],
  ['群山，湖，清晨', 'watercolour'],
  ['大海，日落', 'watercolour'],
  ['青绿山水，松树', 'blue-green'],
  ['樱花，湖，春天', 'watercolour'],
  ['城市，夜晚', 'neon'],
]

/** A cut in the light of another hour; faces keep most of their colour. */
function relit(kin: Kin, wish: Frame, hour: Hour, options: { strength: number; side: 1 | -1 }) {
  const { cut, faces } = framed(kin, wish)
  const raster = toRaster(relight(cut, hour, options))
  preserveFoundFaces(raster, cut, { faces, care: RELIT })
  return raster
}

/** A landscape is recomposed by the painter; anything else is cropped closer and mirrored. */
const recompose: Relative = (kin) => {
  const { photo, strength, random, report } = kin
  const picture = toRaster(photo)
  // the painter knows only sky, land and light: it is used only when much may change
  const words = strength > MUCH ? landscapeWords(photo, picture) : null
  if (words) {
    const { width, height } = photo
    const palette = 0.85
    const reference = { picture, palette, keepsLayout: true }
    const request = { prompt: words, negativePrompt: '', style: random.pick(REPAINT_STYLES) }
    const seed = random.integer(0, 2 ** 31 - 1)
    const painted = paintPicture(
      { ...request, width, height, seed, control: { reference } },
      report,
    )
    return { width, height, rgba: painted.rgba }
  }
  const focus = findFocus(photo)
  const frame = { zoom: mix(1.15, 1.55, strength), ...focus, mirror: strength > 0.3 }
  const options = { strength: 0.35, side: random.sign() }
  return relit(kin, frame, 'sunset', options)
}

/** The same place in the colours of another season or place. */
const repaint: Relative = (kin) => {
  const { strength, random } = kin
  const [prompt, style] = random.pick(PALETTES)
  const seed = random.integer(0, 2 ** 31 - 1)
  const size = { width: 256, height: 256 }
  const other = paintPicture({ prompt, negativePrompt: '', style, seed, ...size })
  const frame = {
    zoom: mix(1.02, 1.14, strength),
    x: random.range(0.35, 0.65),
    y: 0.5,
    mirror: false,
  }
  const { cut, faces } = framed(kin, frame)
  const options = { strength: mix(0.45, 1, strength), spare: true, random: random.fork('axes') }
  const weight = faces.length > 0 ? faceWeight(faces, cut) : null
  return toRaster(transferColours(cut, toPlanes(other, size), { ...options, faces: weight }))
}

/** The same place at another hour: never the one it seems to show. */
const wait: Relative = (kin) => {
  const { photo, strength, random } = kin
  const { l } = labOfPlanes(photo)
  const light = l.reduce((sum, value) => sum + value, 0) / l.length
  const hours: readonly [Hour, ...Hour[]] =
    light < 0.42 ? ['day', 'dawn'] : ['night', 'sunset', 'dawn']
  const frame = { zoom: mix(1.04, 1.2, strength), x: 0.5, y: random.range(0.4, 0.6), mirror: false }
  const options = { strength, side: random.sign() }
  return relit(kin, frame, random.pick(hours), options)
}

/** The same picture by another hand, on other paper. */
const redraw: Relative = (kin) => {
  const { photo, strength, random, report } = kin
  const zoom = mix(1, 1.08, strength)
  const frame = { zoom, ...findFocus(photo), mirror: false }
  const [stylize, care] = random.pick(STYLIZERS)
  const { cut, faces } = framed(kin, frame)
  const raster = stylize(cut, { strength, random: random.fork('hand'), report })
  preserveFoundFaces(raster, cut, { faces, care })
  return raster
}

export const FAMILY: readonly Relative[] = [recompose, repaint, wait, redraw]
