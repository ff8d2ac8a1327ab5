import { type Oklch, type Shape, place } from '../geometry'
import { layer } from '../illustration/build/form'
import type { Brief, Random } from '../illustration/family'
import type { Fill, Form, Frame, Layer, Role } from '../illustration/node'
import { materialsAt, toneAt } from '../palette'
import { choosePalette } from '../palettes/choose'
import { NO_WHIM } from '../deciding/whim'
import type { Slots, SubjectWish } from '../slots'
import { dyeMain, dyed, markTinted } from '../subjects/dye'
import { isView } from '../subjects/extras'
import { findDefinition } from '../subjects/registry'
import type { SubjectBrush } from '../subjects/subject'

/** A thing of the landscapes in an illustration: the same drawing, as forms. */

const NONE: ReadonlySet<never> = new Set()

/** An ordinary place in the air of the picture, for its light. */
const listSlots = ({ time, season, weather }: Brief): Slots => ({
  ...{ scene: 'grassland', also: NONE, subjects: [], lights: NONE, tint: null, landform: null },
  ...{ time: time ?? 'day', season, weather, framing: NONE, motifs: NONE, material: null },
  ...{ moods: NONE, whim: NO_WHIM, style: null, denied: NONE },
})

function toFill({ colour, gradient }: Shape): Fill {
  if (!gradient) return colour
  const { from, to, stops } = gradient
  return { kind: 'linear', from, to, stops }
}

/** Lights with a colour of their own are petals to the styles: none may turn them into a lamp. */
function chooseRole({ shadow, glow, accent, petal, foliage, stroke, detail }: Shape): Role {
  if (petal || (glow && accent)) return 'petal'
  if (shadow) return 'shade'
  if (glow) return 'light'
  if (foliage) return 'foliage'
  if (stroke) return 'line'
  return detail ? 'detail' : 'body'
}

function toForm(shape: Shape): Form {
  const { points, holes = [], alpha, plain, detail, stroke } = shape
  return {
    ...{ rings: [points, ...holes], role: chooseRole(shape), fill: toFill(shape) },
    ...(alpha !== undefined && { alpha }),
    ...((plain ?? detail) && { plain: true }),
    ...(stroke && { union: true }),
  }
}

/** The light of an hour lies on the colours below it. */
const isAir = ({ id }: SubjectWish): boolean => id.endsWith('-air')

/** Units: height 1 of its own space where it is drawn, before it is put to its place. */
const SIZE = 600

/** @returns the layers of the drawing around (0, 0), or over the whole frame */
export function composeLarge(
  wish: SubjectWish,
  brief: Brief,
  random: Random,
  { width, height }: Frame,
): Layer[] {
  const subject = findDefinition(wish)
  const palette = choosePalette(listSlots(brief), random.fork('palette'))
  const own: Oklch[] = []
  const tone: SubjectBrush['tone'] = (colour, share) => toneAt(palette, 0, colour, share)
  const isNight = brief.time === 'night' || brief.time === 'dusk'
  const brush: SubjectBrush = {
    ...{ random, m: materialsAt(palette, 0), tone, season: brief.season, scene: 'grassland' },
    own: (colour, share) => {
      const mine = tone(dyed(colour, wish.tint), share)
      own.push(mine)
      return mine
    },
    ...{ placement: subject.placements[0], holds: wish.holds ?? null },
    // a lamp in a plain picture is lit
    ...{ lit: isNight || wish.id === 'lamp', snowy: brief.season === 'winter', wet: false },
  }
  const count = subject.flock ? (wish.count ?? subject.count) : (wish.count ?? 1)
  const size = subject.fills ? 1000 : SIZE
  const drawn = subject.draw(brush, count, { wish, size, unit: 1000 / 1024 })
  const { tint } = wish
  const dyedShapes = !tint
    ? drawn
    : own.length > 0
      ? markTinted(drawn, tint, own)
      : dyeMain(drawn, tint, tone)
  const [x, y] = subject.fills ? [width / 2, height / 2] : [0, 0]
  const shapes = place(dyedShapes, x, y, size, false, 0)
  const isInside = ({ points }: Shape): boolean =>
    points.some(([px, py]) => px > 0 && px < width && py > 0 && py < height)
  if (isAir(wish)) {
    const light = shapes.map((shape): Form => ({
      ...toForm(shape),
      role: 'light',
      blend: 'multiply',
    }))
    return [layer(wish.id, 'light', light)]
  }
  const isWide = wish.id === 'mist' || isView(wish.id)
  const seen = subject.fills && !isWide ? shapes.filter(isInside) : shapes
  return [layer(wish.id, subject.fills ? 'light' : 'forms', seen.map(toForm))]
}
