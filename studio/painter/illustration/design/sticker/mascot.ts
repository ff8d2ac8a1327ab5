import { type Form, disc, ellipse, form, inside, mirrored, polygonForm } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { type Oklch, radial, tone } from '../../build/fill'
import { grown } from '../../lettering/outset'
import type { Coat, MascotId } from './coats'
import { type Mood, drawFace } from './faces'
import { type Arms, drawArms } from './arms'
import { type Point, pairs } from '../../../drawing/notation'

export const OUTLINE: Oklch = [0.27, 0.035, 45]
const PINK: Oklch = [0.8, 0.1, 12]
/** Units of the drawn outline, and of the white border of the sticker. */
const LINE = 9

export interface Figure {
  readonly forms: Form[]
  /** Outlines of everything, for the white border. */
  readonly silhouette: (readonly Point[])[]
}

/** A part with its drawn outline behind it; its outline joins the silhouette. */
function part(figure: Figure, item: Form): void {
  figure.silhouette.push(...item.rings)
  const edge = polygonForm(grown(item.rings, LINE * 0.85), OUTLINE, {
    role: 'line',
    union: true,
    plain: true,
  })
  figure.forms.push(edge, { ...item, plain: true })
}

const fur = (colour: Oklch, [x, y]: Point, radius: number) =>
  radial(
    [x - radius * 0.3, y - radius * 0.4],
    [radius * 1.6, radius * 1.6],
    tone(colour, 0.03),
    colour,
    tone(colour, -0.09),
  )

/** The left one; null: it has none. */
function drawEar(kind: MascotId, coat: Coat): Form | null {
  switch (kind) {
    case 'cat':
      return inside(
        form('-268,-196 -262,-330 -232,-362 -110,-268 -120,-180', coat.main, 'body relief 14'),
        form('-244,-226 -236,-318 -150,-262 -160,-200', PINK, 'detail plain'),
      )
    case 'bear':
      return inside(
        disc([-196, -252], 78, coat.main, 'body relief 12'),
        disc([-190, -240], 44, coat.light, 'detail plain'),
      )
    case 'panda':
      return inside(
        disc([-196, -252], 78, coat.mark, 'body relief 12'),
        disc([-190, -240], 44, tone(coat.mark, 0.08), 'detail plain'),
      )
    case 'rabbit':
      return inside(
        fillPath(coat.main, 'body relief 14')`-176,-190 -218,-380 -190,-520 -128,-536 -82,-420
          -70,-220`,
        form('-150,-230 -176,-380 -156,-476 -118,-440 -104,-260', coat.mark, 'detail plain'),
      )
    case 'dog':
      return fillPath(coat.mark, 'body relief 16')`-160,-286 -270,-270 -348,-130 -330,24 -262,30
        -226,-90`
    default:
      return null
  }
}

function markings(kind: MascotId, coat: Coat): Form[] {
  const look = { role: 'detail', plain: true } as const
  if (kind === 'cat')
    return [
      form('-24,-300 24,-300 14,-196 0,-180 -14,-196', coat.mark, look),
      form('-92,-286 -54,-296 -44,-214 -56,-200', coat.mark, look),
      form('92,-286 54,-296 44,-214 56,-200', coat.mark, look),
      form('-330,-20 -226,-8 -228,14 -330,20', coat.mark, look),
      form('330,-20 226,-8 228,14 330,20', coat.mark, look),
      ellipse([0, 110], [150, 116], coat.light, look),
    ]
  if (kind === 'panda')
    return [-1, 1].map((side) =>
      ellipse([118 * side, -12], [66, 84], coat.mark, { ...look, turn: 0.5 * side }),
    )
  if (kind === 'bear') return [ellipse([0, 84], [98, 76], coat.light, look)]
  if (kind === 'dog')
    return [
      ellipse([0, 90], [126, 100], coat.light, look),
      form('30,-320 190,-300 250,-160 220,40 120,70 56,-40', coat.mark, { ...look, alpha: 0.9 }),
    ]
  return []
}

function tops(kind: MascotId, figure: Figure, coat: Coat): void {
  if (kind === 'chick')
    figure.forms.push(
      form('-10,-262 -40,-330 -4,-320 14,-356 26,-312 56,-318 18,-262', coat.mark, 'body plain'),
    )
  if (kind === 'bun')
    for (const side of [-1, 1])
      for (const [x, depth] of pairs('26,120 72,150 124,158'))
        figure.forms.push(
          strokePath(12, tone(coat.mark, -0.1), 'detail end')`0,-304
            ${x * 0.55 * side},${-290 + depth * 0.3} ${x * 1.25 * side},${-300 + depth}`,
        )
}

/** The animal with its mood: body, ears, head, face, arms; in front of everything its paws. */
export function mascot(kind: MascotId, coat: Coat, mood: Mood, arms: Arms): Figure {
  const figure: Figure = { forms: [], silhouette: [] }
  const paws = kind === 'panda' ? coat.mark : coat.main
  const trunk = inside(
    fillPath(fur(coat.main, [0, 260], 200), 'body relief 20')`-172,150 -196,330 -120,400 120,400
      196,330 172,150 0,110`,
    kind === 'panda'
      ? form('-230,120! 230,120! 214,236 0,214 -214,236', coat.mark, 'detail plain')
      : ellipse([0, 320], [112, 110], coat.light, 'detail plain'),
  )
  if (kind !== 'bun') {
    part(figure, trunk)
    for (const side of [-1, 1])
      part(figure, ellipse([92 * side, 394], [66, 40], paws, 'body relief 9'))
  }
  const { behind, before } = drawArms(arms, paws)
  for (const arm of behind) part(figure, arm)
  const ear = drawEar(kind, coat)
  if (ear) for (const one of [...mirrored([ear]), ear]) part(figure, one)
  const head =
    kind === 'bun'
      ? fillPath(fur(coat.main, [0, -20], 300), 'body relief 34')`0,-312 -130,-268 -284,-90 -320,90
        -220,226 0,258 220,226 320,90 284,-90 130,-268`
      : fillPath(fur(coat.main, [0, -20], 300), 'body relief 30')`0,-286 -190,-246 -306,-70 -300,80
        -200,186 0,222 200,186 300,80 306,-70 190,-246`
  part(figure, inside(head, markings(kind, coat)))
  tops(kind, figure, coat)
  figure.forms.push(...drawFace(kind, mood, coat))
  for (const arm of before) part(figure, arm)
  return figure
}
