import { type Fill, type Form, type Point, layer, place, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { type Place, rect } from './stage'

/** So much wider it is drawn, to be moved aside. */
const ROOM = 1.6
/** Its middle next to a subject, of the width from that side. */
const ASIDE = 0.2

/** A landmark moved out from behind a subject, with its sky and ground. */
export function aside(draw: Place['draw']): Place['draw'] {
  return (stage) => {
    const { width } = stage.frame
    const frame = { ...stage.frame, width: width * ROOM }
    const to = stage.side > 0 ? width * (1 - ASIDE) : width * ASIDE
    const at: Point = [to - frame.width / 2, 0]
    return draw({ ...stage, frame }).map((one) => ({ ...one, forms: place(one.forms, at) }))
  }
}

/** A stone edge along the foot of a place of water, for people in front of it. */
export function onQuay(draw: Place['draw']): Place['draw'] {
  return (stage) => {
    const { height } = stage.frame
    const stone = stage.lit([0.8, 0.02, 80])
    const from = height * 0.84
    const slab = (y: number, tall: number, fill: Fill): Form =>
      polygonForm([rect(-4, y, stage.frame.width + 8, tall)], fill, 'body plain')
    return [
      ...draw(stage),
      layer(
        'quay',
        'ground',
        slab(from, height * 0.2, linear([0, from], [0, height], stone, tone(stone, -0.06))),
        slab(from, height * 0.014, tone(stone, 0.07)),
        slab(from + height * 0.014, height * 0.008, tone(stone, -0.16)),
      ),
    ]
  }
}
