import { pairs, polyline } from '../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { named } from '../../parts'
import { type Creature, DARK, type Hide, blush, eye } from './creature'

/** A small round monster: horns, fangs, claws and a tail. */
function monster({ base, lit }: Hide): Form[] {
  const dim = tone(base, -0.09)
  const horn = lit([0.93, 0.05, 88])
  const tooth = lit([0.98, 0.015, 90])
  const side = [
    form('92,-300! 120,-400 190,-446 214,-432! 196,-360 178,-262!', horn, 'body relief 8'),
    fillPath(base, 'hair relief 10')`196,-20 270,20 306,96 290,128! 266,104 258,136! 236,108
      222,132! 200,90 180,40`,
    fillPath(dim, 'hair relief 8')`60,240 150,236 190,290 176,316! 140,304 120,322! 96,306 66,316
      50,290`,
  ]
  const spots = pairs('-150,60 -176,110 -130,120 150,70 180,118').map(([x, y], i) =>
    ellipse([x, y], [22 - (i % 3) * 4, 18 - (i % 3) * 3], dim, 'detail'),
  )
  const mouth = inside(
    form('-92,-44! -40,-28 40,-28 92,-44! 76,34 0,66 -76,34', lit([0.34, 0.08, 15]), 'mouth'),
    ellipse([0, 52], [50, 28], lit([0.68, 0.14, 15]), 'lip'),
    ...[-64, 46].map((x) => form(`${x},-46! ${x + 18},4! ${x + 36},-46!`, tooth, 'body')),
  )
  const look = (x: number): Form[] => [
    disc([x, -150], 58, lit([0.99, 0.005, 90]), 'body relief 6'),
    ...eye([x + (x < 0 ? 10 : -10), -144], 32),
  ]
  return [
    line('170,200 280,210 330,130 300,60', 40, dim, 'hair end relief 8'),
    form('284,84! 270,20 330,0! 360,60 330,96!', dim, 'hair relief 6'),
    ...named('horns', mirrored(side.slice(0, 1)), side.slice(0, 1)),
    ...named('feet', mirrored(side.slice(2)), side.slice(2)),
    inside(
      form(
        '0,-330 60,-352 110,-306 180,-286 196,-210 246,-150 230,-60 250,30 206,120 190,210 110,262 0,280 -110,262 -190,210 -206,120 -250,30 -230,-60 -246,-150 -196,-210 -180,-286 -110,-306 -60,-352',
        linear([0, -340], [0, 280], tone(base, 0.06), tone(base, -0.06)),
        'hair relief 30',
      ),
      ellipse([0, 160], [126, 104], tone(base, 0.13), 'detail'),
      ...spots,
    ),
    ...named('feet', mirrored(side.slice(1, 2)), side.slice(1, 2)),
    ...look(-84),
    ...look(84),
    line(polyline([-140, -224], [-70, -208]), 16, tone(base, -0.22), 'brow'),
    line(polyline([140, -224], [70, -208]), 16, tone(base, -0.22), 'brow'),
    mouth,
    blush([-150, -70], 32),
    blush([150, -70], 32),
  ]
}

/** A small green one with a large head, thin arms up and eyes without whites. */
function alien({ base, lit }: Hide): Form[] {
  const dim = tone(base, -0.08)
  const side = [
    line('70,40 150,70 210,10 222,-60', 40, base, 'body end relief 8'),
    ...pairs('204,-76 226,-92 250,-74').map(([x, y]) => disc([x, y], 17, base, 'body relief 4')),
    form('12,190! 84,180! 92,270 130,300 128,318! 20,318!', base, 'body relief 10'),
    line('60,-380 96,-450 104,-486', 14, dim, 'body even'),
    disc([106, -500], 26, lit([0.84, 0.16, 95]), 'body relief 6'),
  ]
  const look = [
    fillPath(DARK, 'eye')`34,-150! 40,-220 110,-262 170,-250! 176,-190 130,-130 60,-122`,
    ellipse([126, -216], [22, 15], [0.99, 0, 0], 'glint'),
    blush([136, -92], 26),
  ]
  return [
    ...mirrored(side),
    ...side,
    inside(
      form(
        '0,-40 70,-20 104,60 112,160 84,230 0,244 -84,230 -112,160 -104,60 -70,-20',
        linear([0, -40], [0, 244], base, dim),
        'body relief 20',
      ),
      ellipse([0, 150], [66, 74], tone(base, 0.1), 'detail'),
    ),
    form(
      '0,-410 120,-390 210,-310 226,-210 190,-110 110,-30 0,0 -110,-30 -190,-110 -226,-210 -210,-310 -120,-390',
      linear([0, -410], [0, 0], tone(base, 0.05), base),
      'body relief 30',
    ),
    ...mirrored(look),
    ...look,
    line('-46,-66 0,-44 46,-66', 9, tone(base, -0.3), 'mouth'),
  ]
}

/** A pelican in profile: a long bill with its pouch. */
function pelican({ base, lit }: Hide): Form[] {
  const bill = lit([0.8, 0.14, 70])
  const leg = (x: number): Form[] => [
    line(polyline([x, 190], [x + 6, 300]), 24, lit([0.72, 0.15, 50]), 'body even'),
    fillPath(lit([0.72, 0.15, 50]), 'body')`${x - 26},306! ${x + 6},284 ${x + 70},300!
      ${x + 60},314!`,
  ]
  return [
    ...leg(-60),
    ...leg(30),
    form('-220,60! -330,40 -380,90! -320,110 -210,120!', tone(base, -0.12), 'hair relief 8'),
    inside(
      form(
        '-240,40 -160,-60 -20,-90 60,-130 90,-220 76,-310 110,-380 180,-396 226,-350 220,-280 190,-200 180,-80 170,60 110,170 -20,210 -150,190 -230,120',
        linear([0, -380], [0, 210], tone(base, 0.02), tone(base, -0.07)),
        'hair relief 22',
      ),
    ),
    ...named(
      'wings',
      inside(
        fillPath(tone(base, -0.04), 'hair relief 12')`-300,90! -200,-20 -60,-50 60,-20 90,50 30,120
          -90,150 -200,150`,
        form('-310,80! -170,150 -60,176 40,150! -20,220 -300,220!', DARK, 'detail alpha 0.55'),
      ),
    ),
    ...named(
      'beak',
      fillPath(tone(bill, 0.06), 'body relief 12')`214,-330! 300,-300 420,-250 520,-196! 440,-130
        330,-110 250,-160 206,-250!`,
      fillPath(bill, 'body relief 6')`206,-348! 330,-318 450,-262 536,-186! 520,-176 400,-236
        290,-276 210,-290!`,
    ),
    form('120,-384! 90,-430 60,-430! 80,-390 110,-356!', tone(base, -0.04), 'hair relief 4'),
    ...eye([178, -332], 15),
  ]
}

export const MONSTERS = {
  monster: {
    words: '小怪兽 小妖怪 小魔物 小怪物 怪兽 妖怪 魔物 怪物 卡通怪兽 毛怪 monster',
    colours: [
      [0.66, 0.14, 300],
      [0.7, 0.13, 165],
      [0.7, 0.12, 240],
    ],
    ...{ size: [680, 780], foot: 318, middle: 20, on: 'grass', shadow: 250, draw: monster },
  },
  alien: {
    words: '外星人 小外星人 绿色外星人 外星生物 外星生命 外星访客 外星来客 alien',
    colours: [
      [0.76, 0.17, 140],
      [0.74, 0.14, 165],
    ],
    ...{ size: [520, 850], foot: 316, middle: 0, on: 'grass', shadow: 190, draw: alien },
  },
  pelican: {
    words: '鹈鹕 塘鹅 pelican',
    colours: [
      [0.95, 0.012, 80],
      [0.9, 0.03, 40],
    ],
    ...{ size: [930, 760], foot: 312, middle: 80, on: 'sand', shadow: 260, draw: pelican },
  },
} satisfies Readonly<Record<string, Creature>>
