import { hex, mixColour, shade } from '../../../colour'
import { pairs } from '../../../drawing/notation'
import { Random, hashText } from '../../../../lib/random'
import { drawBody, shortened } from '../../animals/body'
import { chooseCoat } from '../../animals/colours'
import { headLayers } from '../../animals/head'
import { speciesOf } from '../../animals/species'
import { type Form, inside, mapForms, place } from '../../build/form'
import { penFor, sided } from '../pen'
import type { HeldDrawing } from './kit'

const pen = penFor(([x, y]) => [x, y + 262])

/** Pets have fur of a named colour; the colour of other held things is the figure's accent. */
export const PETS: ReadonlySet<string> = new Set(['cat', 'dog', 'rabbit'])

/** Of the size that it has alone, with its eyes here. */
const SIZE = 0.64
const EYES = [0, 268] as const
/** Below its chin it is drawn up, so that its feet are in the arms. */
const CHIN = 100
const drawnUp = (forms: readonly Form[]): Form[] =>
  mapForms(forms, ([x, y]) => [x, y < CHIN ? y : CHIN + (y - CHIN) * 0.45])

/** Its parts are not the figure's. */
const withoutParts = (forms: readonly Form[]): Form[] =>
  forms.map(({ part: _, inside: more, ...form }) => ({
    ...form,
    ...(more && { inside: withoutParts(more) }),
  }))

/** An animal as its family draws it; its fur is the named one, else the accent has its own. */
const pet =
  (id: 'cat' | 'dog' | 'rabbit' | 'panda'): HeldDrawing =>
  ({ person: { heldTint, colours } }) => {
    const own = colours.accent.map((part) => part.toFixed(2)).join(' ')
    // the rabbit of the moon is white
    const tint = heldTint ?? (id === 'rabbit' ? 'white' : null)
    const random = new Random(hashText(own))
    const species = speciesOf(id)
    const wish = { id, count: 1, traits: [], ...(tint && { tint }) }
    const coat = chooseCoat(species, wish, random.fork('coat'))
    const mood = random.fork('mood').pick(['calm', 'smile', 'laugh', 'wink'] as const)
    const looks = { looks: random, mood, worn: [] }
    const whole = [
      ...shortened(id, drawBody(id, coat, 'sitting')),
      ...headLayers(species, coat, looks).flatMap((layer) => layer.forms),
    ]
    const forms = drawnUp(place(withoutParts(whole), [0, 0], { scale: SIZE }))
    return { under: place(forms, EYES), fingers: false, hug: true }
  }

/** A child in its wrap, asleep. */
const baby: HeldDrawing = ({ person, dark }) => {
  const { skin, skinShade, skinLine, blush, accent } = person.colours
  const wrap = mixColour(accent, hex('#fffaf2'), 0.72)
  const deep = shade(wrap, -0.07)
  const closed = [-1, 1].map((s) =>
    pen.line(sided(pairs('20,-8 30,-2 42,-3 50,-9'), s), 4, hex('#2b2230'), 'lash soft'),
  )
  const forms = [
    inside(
      pen.fillPath(wrap, 'cloth relief 16')`0,-96 70,-86 116,-20 112,60 140,150 110,240! -110,240!
        -140,150 -112,60 -116,-20 -70,-86`,
      pen.form('50,-100! 80,40 60,250! 240,250! 240,-100!', deep, 'shade'),
      pen.line('-96,80 -20,140 60,230', 4, deep),
      pen.line('104,70 20,130 -40,230', 4, deep),
    ),
    inside(
      pen.ellipse([0, 4], [78, 76], skin, 'skin relief 10'),
      pen.form(sided(`44,-90! 58,10 20,90! 120,90! 120,-90!`, dark), skinShade, 'shade alpha 0.8'),
      pen.ellipse([-42, 26], [18, 12], blush, 'blush alpha 0.45 blur 6'),
      pen.ellipse([42, 26], [18, 12], blush, 'blush alpha 0.45 blur 6'),
      pen.form('-30,-80! -20,-60 0,-52 22,-62 34,-80! 0,-90', person.colours.hair, 'hair plain'),
    ),
    ...closed,
    pen.line('-6,16 0,20 6,16', 3, skinLine, 'nose'),
    pen.line('-11,36 0,42 11,36', 3.6, skinLine, 'mouth'),
  ]
  return { under: place(forms, [-18 * dark, -74], { scale: 1.14 }), fingers: false, hug: true }
}

export const PETS_HELD: Readonly<Record<string, HeldDrawing>> = {
  ...{ cat: pet('cat'), rabbit: pet('rabbit'), dog: pet('dog'), panda: pet('panda'), baby },
}
