import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline } from '../../drawing/notation'
import { type Form, ellipse, line, place, polygonForm } from '../build/form'
import { tone } from '../build/fill'
import { traitOf } from '../family'
import { type Stage, isDark, rect } from './stage'

/** Things that words put behind a field or on it: each is a trait of the field. */
export const YONDER_TRAITS: Readonly<Record<string, string>> = {
  'yonder-mill:yes': '风车 大风车 荷兰风车 风车磨坊',
  'yonder-house:yes': '小屋 木屋 小木屋 农舍 石屋 村庄 村落 小村庄 小村 小镇 农庄 农场 村舍',
  'yonder-house:tiled': '白墙黛瓦的村庄 白墙黑瓦的村庄 徽派建筑 白墙黛瓦 粉墙黛瓦',
  'yonder-smoke:yes': '炊烟 袅袅炊烟 炊烟袅袅',
  'yonder-path:yes': '小路 乡间小路 田间小路 乡村小路',
  'yonder-peaks:yes': '雪山',
}

const find = ({ brief: { main, traits } }: Stage, what: string): string | null =>
  (traitOf(main, `yonder-${what}`) ?? traitOf({ traits }, `yonder-${what}`))?.value ?? null

const has = (stage: Stage, what: string): boolean => find(stage, what) !== null

/** A mill on its round foot; (0, 0) the middle of that, 100 tall without its sails. */
function mill({ lit, random }: Stage): Form[] {
  const [wall, wood] = [lit([0.9, 0.03, 80]), lit([0.42, 0.06, 45])]
  const turn = random.fork('sails').range(0.2, 1.2)
  const sail = [
    polygonForm([rect(-2, -62, 4, 62)], wood, 'body'),
    polygonForm([rect(2, -60, 13, 44)], lit([0.95, 0.02, 85]), 'cloth'),
  ]
  return [
    polygonForm([polyline([-26, 0], [26, 0], [16, -84], [-16, -84])], wall, 'body'),
    polygonForm([polyline([8, 0], [26, 0], [16, -84], [5, -84])], tone(wall, -0.1), 'detail'),
    polygonForm([polyline([-19, -82], [19, -82], [0, -108])], lit([0.5, 0.12, 32]), 'body'),
    polygonForm([rect(-6, -22, 12, 22), rect(-4, -58, 8, 12)], wood, 'detail'),
    ...[0, 1, 2, 3].flatMap((i) => place(sail, [0, -88], { turn: turn + (i * Math.PI) / 2 })),
  ]
}

/** A low house with its gable to the viewer's side; 100 wide. */
function house(stage: Stage, roof: Oklch): Form[] {
  const wall = stage.lit([0.93, 0.02, 85])
  const pane = isDark(stage) ? ([0.9, 0.12, 82] as const) : tone(wall, -0.5)
  return [
    polygonForm([polyline([-50, 0], [50, 0], [50, -36], [-50, -36])], wall, 'body'),
    polygonForm(
      [polyline([-50, 0], [-14, 0], [-14, -36], [-32, -62], [-50, -36])],
      tone(wall, 0.03),
      'body',
    ),
    polygonForm([polyline([-14, -34], [56, -34], [40, -66], [-32, -66])], roof, 'body'),
    polygonForm(
      [rect(-38, -28, 10, 12), rect(4, -26, 10, 12), rect(30, -26, 10, 12)],
      pane,
      'detail',
    ),
  ]
}

/** Snow mountains, houses with smoke, a mill: behind the field and right on its far edge. */
export function yonder(stage: Stage, horizon: number): Form[] {
  const { frame, random, lit, low, side } = stage
  const { width } = frame
  const own = random.fork('yonder')
  const s = Math.min(width, frame.height) / 1000
  const forms: Form[] = []
  if (has(stage, 'peaks')) {
    const rock = mixColour(lit([0.6, 0.05, 255]), low, 0.3)
    for (const [x, tall] of [
      [0.2, 150],
      [0.78, 170],
      [0.48, 230],
    ] as const) {
      const [px, t] = [width * x, tall * s]
      const at = (dx: number, dy: number): Point => [px + dx * t, horizon - dy * t]
      forms.push(
        polygonForm([[at(-1.3, 0), at(0, 1), at(1.4, 0)]], rock, 'backdrop'),
        polygonForm(
          [
            [
              at(-0.52, 0.6),
              at(0, 1),
              at(0.56, 0.6),
              at(0.3, 0.68),
              at(0.12, 0.56),
              at(-0.08, 0.7),
              at(-0.28, 0.56),
            ],
          ],
          mixColour(lit([0.98, 0.01, 240]), low, 0.15),
          'detail plain',
        ),
      )
    }
  }
  const isVillage = has(stage, 'house') || has(stage, 'smoke')
  const spots = [0.12, 0.24, 0.34].map((share) => 0.5 - side * (0.5 - share))
  for (const [i, share] of spots.entries()) {
    if (!isVillage) break
    const at: Point = [width * share, horizon + (16 + i * 9) * s]
    const scale = s * (1.1 + i * 0.35)
    const red = own.pick<Oklch>([
      [0.5, 0.12, 32],
      [0.4, 0.02, 255],
      [0.56, 0.11, 45],
    ])
    const roof = lit(find(stage, 'house') === 'tiled' ? [0.36, 0.015, 255] : red)
    if (has(stage, 'smoke') || i === 1)
      forms.push(
        ...[0, 1, 2, 3].map((k) =>
          ellipse(
            [at[0] + (20 + k * k * 6) * scale, at[1] - (80 + k * 34) * scale],
            [(9 + k * 5) * scale, (12 + k * 4) * scale],
            lit([0.95, 0.005, 250]),
            { role: 'light', plain: true, alpha: 0.75 - k * 0.13 },
          ),
        ),
      )
    forms.push(...place(house(stage, roof), at, { scale }))
  }
  if (has(stage, 'mill'))
    forms.push(
      ...place(mill(stage), [width * (0.5 + side * 0.27), horizon + 26 * s], { scale: s * 2.3 }),
    )
  return forms
}

/** A trodden way from the viewer to the far edge of the field. */
export function pathThrough(stage: Stage, horizon: number): Form[] {
  if (!has(stage, 'path')) return []
  const {
    frame: { width, height },
    side,
    lit,
  } = stage
  const soil = lit([0.78, 0.06, 72])
  const knots = [
    [0.5 + side * 0.08, 0.004, 0.0],
    [0.5 + side * 0.02, 0.012, 0.1],
    [0.5 + side * 0.07, 0.03, 0.3],
    [0.5 - side * 0.02, 0.075, 0.6],
    [0.5 - side * 0.06, 0.17, 1.04],
  ] as const
  const edge = (way: 1 | -1): Point[] =>
    knots.map(([x, half, t]) => [width * (x + way * half), horizon + (height - horizon) * t])
  return [
    polygonForm([[...edge(1), ...edge(-1).reverse()]], soil, 'ground plain'),
    line(edge(1), 7, tone(soil, -0.1), 'detail end'),
    line(edge(-1), 7, tone(soil, -0.08), 'detail end'),
  ]
}
