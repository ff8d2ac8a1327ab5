import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { disc, ellipse, form, inside, line, polygonForm, radial, tone } from '../../build/form'
import type { Form, Role } from '../../node'
import { grown } from '../../lettering/outset'
import type { Coat, MascotId } from './coats'
import { type Mood, drawFace } from './faces'
import { type Arms, drawArms } from './arms'
import { pairs } from '../../../drawing/notation'

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

function fur(colour: Oklch, [x, y]: Point, radius: number) {
  return radial(
    [x - radius * 0.3, y - radius * 0.4],
    [radius * 1.6, radius * 1.6],
    tone(colour, 0.03),
    colour,
    tone(colour, -0.09),
  )
}

function ears(kind: MascotId, figure: Figure, coat: Coat): void {
  const role: Role = 'body'
  for (const side of [-1, 1]) {
    const at = (x: number, y: number) => `${x * side},${y}`
    if (kind === 'cat') {
      const ear = form(
        `${at(-268, -196)} ${at(-262, -330)} ${at(-232, -362)} ${at(-110, -268)} ${at(-120, -180)}`,
        coat.main,
        { role, relief: 14 },
      )
      part(
        figure,
        inside(
          ear,
          form(
            `${at(-244, -226)} ${at(-236, -318)} ${at(-150, -262)} ${at(-160, -200)}`,
            PINK,
            'detail plain',
          ),
        ),
      )
    } else if (kind === 'bear' || kind === 'panda') {
      const colour = kind === 'panda' ? coat.mark : coat.main
      const ear = disc([-196 * side, -252], 78, colour, { role, relief: 12 })
      part(
        figure,
        inside(
          ear,
          disc(
            [-190 * side, -240],
            44,
            kind === 'panda' ? tone(coat.mark, 0.08) : coat.light,
            'detail plain',
          ),
        ),
      )
    } else if (kind === 'rabbit') {
      const ear = form(
        `${at(-176, -190)} ${at(-218, -380)} ${at(-190, -520)} ${at(-128, -536)} ${at(-82, -420)} ${at(-70, -220)}`,
        coat.main,
        { role, relief: 14 },
      )
      part(
        figure,
        inside(
          ear,
          form(
            `${at(-150, -230)} ${at(-176, -380)} ${at(-156, -476)} ${at(-118, -440)} ${at(-104, -260)}`,
            coat.mark,
            'detail plain',
          ),
        ),
      )
    } else if (kind === 'dog') {
      part(
        figure,
        form(
          `${at(-160, -286)} ${at(-270, -270)} ${at(-348, -130)} ${at(-330, 24)} ${at(-262, 30)} ${at(-226, -90)}`,
          coat.mark,
          { role, relief: 16 },
        ),
      )
    }
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
    for (const side of [-1, 1]) {
      for (const [x, depth] of pairs('26,120 72,150 124,158'))
        figure.forms.push(
          line(
            `0,-304 ${x * 0.55 * side},${-290 + depth * 0.3} ${x * 1.25 * side},${-300 + depth}`,
            12,
            tone(coat.mark, -0.1),
            'detail end',
          ),
        )
    }
}

/** The animal with its mood: body, ears, head, face, arms; in front of everything its paws. */
export function mascot(kind: MascotId, coat: Coat, mood: Mood, arms: Arms): Figure {
  const figure: Figure = { forms: [], silhouette: [] }
  const paws = kind === 'panda' ? coat.mark : coat.main
  const trunk =
    kind === 'panda'
      ? inside(
          form(
            '-172,150 -196,330 -120,400 120,400 196,330 172,150 0,110',
            fur(coat.main, [0, 260], 200),
            'body relief 20',
          ),
          form('-230,120! 230,120! 214,236 0,214 -214,236', coat.mark, 'detail plain'),
        )
      : inside(
          form(
            '-172,150 -196,330 -120,400 120,400 196,330 172,150 0,110',
            fur(coat.main, [0, 260], 200),
            'body relief 20',
          ),
          ellipse([0, 320], [112, 110], coat.light, 'detail plain'),
        )
  if (kind !== 'bun') {
    part(figure, trunk)
    for (const side of [-1, 1])
      part(figure, ellipse([92 * side, 394], [66, 40], paws, 'body relief 9'))
  }
  const { behind, before } = drawArms(arms, paws)
  for (const arm of behind) part(figure, arm)
  ears(kind, figure, coat)
  const head =
    kind === 'bun'
      ? form(
          '0,-312 -130,-268 -284,-90 -320,90 -220,226 0,258 220,226 320,90 284,-90 130,-268',
          fur(coat.main, [0, -20], 300),
          'body relief 34',
        )
      : form(
          '0,-286 -190,-246 -306,-70 -300,80 -200,186 0,222 200,186 300,80 306,-70 190,-246',
          fur(coat.main, [0, -20], 300),
          'body relief 30',
        )
  part(figure, inside(head, markings(kind, coat)))
  tops(kind, figure, coat)
  figure.forms.push(...drawFace(kind, mood, coat))
  for (const arm of before) part(figure, arm)
  return figure
}
