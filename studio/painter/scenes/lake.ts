import { shade } from '../colour'
import { mix } from '../../lib/maths'
import { landAt, materialsAt } from '../palette'
import type { Slots } from '../slots'
import { getSubject } from '../subjects/registry'
import { makeCover } from './parts/cover'
import { groundAnchor, wantedSites } from './parts/offers'
import { makeRidge, type PeakForm, rangeOfPeaks } from './parts/ridge'
import { addRocks } from './parts/rocks'
import { addSky } from './parts/sky'
import { addMist, addTerrain, addWater } from './parts/terrain'
import { buildPond } from './pond'
import { type SceneDefinition, type Stage, anchor, suits, template } from './scene-definition'

type FarShore = Readonly<{ form: PeakForm; rise: number; ranges: number; slender: number }>

/** 雪山脚下的湖: what is behind the water is high and white. */
const underSnowPeaks = ({ snowPeaks, also, season }: Slots): boolean =>
  snowPeaks === true || (also.has('mountains') && season === 'winter')

/** Ranges behind the water, the last one wooded down to the shore. */
function farShore(stage: Stage, { form, rise, ranges, slender }: FarShore): void {
  const { width, height, unit, random, side, palette, horizon, short, slots } = stage
  for (let i = 0; i < ranges; i++) {
    const t = ranges === 1 ? 1 : i / (ranges - 1)
    const fork = random.fork(`far ${i}`)
    const isLast = i === ranges - 1
    const grand = slots.moods.has('grand') ? 1.35 : 1
    const hasPeaks = i === 0 && underSnowPeaks(slots)
    const most = hasPeaks ? Math.max(rise, 0.4) : rise
    const top = Math.min(height * most, short * most * 1.2) * mix(1, 0.3, t) * grand
    const ridge = makeRidge(fork, width, {
      baseY: horizon + (isLast ? -5 : 4) * unit,
      peaks: rangeOfPeaks(
        fork,
        width,
        top,
        isLast ? 'dome' : hasPeaks ? 'alpine' : form,
        i === 0 ? 0.5 + side * 0.2 : fork.next(),
        4,
        isLast ? 2.4 : hasPeaks ? 1 : slender,
      ),
      rough: isLast ? 0.2 : 0.28,
      roll: (isLast ? 30 : 12) * unit,
      grain: 150 * unit,
    })
    const depth = mix(0.92, 0.6, t)
    const m = materialsAt(palette, depth)
    const autumn = slots.season === 'autumn'
    // 森林中的湖: the trees reach the water
    const isWooded = slots.also.has('forest')
    addTerrain(stage, isLast ? 'hill' : 'rock', depth, ridge, horizon, {
      bottom: horizon + 1,
      fades: !isLast,
      ...(hasPeaks && { snow: 0.7 }),
      cover: isLast
        ? makeCover(
            fork.fork('trees'),
            ridge.map((y) => mix(y, horizon, 0.6)),
            Math.round((isWooded ? 150 : 70) * (width / short)),
            (isWooded ? 120 : 50) * unit,
            {
              colour: autumn ? m.leaf : shade(m.pine, -0.02),
              bark: m.bark,
              kind: autumn || slots.season === 'spring' ? 'mixed' : 'conifer',
              snowy: slots.season === 'winter' || slots.weather.has('snow'),
            },
          )
        : [],
    })
    if (i < ranges - 1) addMist(stage, horizon - top * 0.18, height * 0.04, 0.6, depth - 0.01)
  }
}

/** A spit of land with its own trees, where pavilions and cottages stand. */
function spit(stage: Stage, baseY: number, usual: number, depth: number, centre: number): void {
  // several buildings need a longer shore
  const reach = usual * (1 + 0.3 * Math.min(3, Math.max(0, wantedSites(stage) - 1)))
  const { width, unit, random, palette, short, slots, side } = stage
  const x = width * centre
  const ridge = makeRidge(random.fork('spit'), width, {
    baseY: baseY + 5 * unit,
    peaks: [
      { x, height: short * 0.05, reach: width * reach, form: 'dome' },
      {
        x: x + side * width * reach * 0.7,
        height: short * 0.045,
        reach: width * reach * 0.7,
        form: 'dome',
      },
    ],
    rough: 0.12,
    grain: 120 * unit,
  })
  const m = materialsAt(palette, depth)
  const autumn = slots.season === 'autumn'
  addTerrain(stage, 'ground', depth, ridge, baseY, {
    bottom: baseY + 1,
    shore: true,
    fades: false,
    colour: landAt(palette, depth),
    cover: makeCover(random.fork('spit trees'), ridge, 12, 82 * unit, {
      colour: autumn ? m.leaf : slots.season === 'spring' ? m.leaf : m.pine,
      bark: m.bark,
      kind: 'mixed',
      snowy: slots.season === 'winter' || slots.weather.has('snow'),
      from: Math.min(centre + side * 0.06, centre + side * (0.06 + reach)),
      to: Math.max(centre + side * 0.06, centre + side * (0.06 + reach)),
    }),
  })
  for (const offset of [0, side * -0.2, side * 0.19]) {
    const px = x + offset * width
    groundAnchor(stage, ridge, px, short * 0.92, depth - 0.005)
  }
}

/** Cliffs on both sides leave a lane of water; a boat belongs there. */
function buildGorge(stage: Stage): void {
  const { width, height, unit, random, palette, short, side, slots } = stage
  stage.horizon = height * random.range(0.42, 0.5)
  const light = addSky(stage, { clouds: 0.4, lightX: 0.5 + random.spread() * 0.08 })
  farShore(stage, { form: 'alpine', rise: 0.2, ranges: 3, slender: 0.8 })
  addWater(stage, { top: stage.horizon, depth: 0.55, mirror: 0.95, ripples: 0.45, light })
  const form = random.pick<PeakForm>(['karst', 'bluff', 'bluff'])
  const autumn = slots.season === 'autumn'
  for (let i = 0; i < 4; i++) {
    const fork = random.fork(`cliff ${i}`)
    const flank = i % 2 === 0 ? side : -side
    const t = i / 3
    const baseY = stage.horizon + (height - stage.horizon) * mix(0.06, 0.34, t)
    const rise = Math.min(height * 0.5, short * 0.62) * mix(0.62, 1, t) * fork.range(0.85, 1.1)
    const edge = width * (0.5 + flank * mix(0.4, 0.56, t))
    const ridge = makeRidge(fork, width, {
      baseY: baseY + rise * 0.07,
      peaks: [
        { x: edge, height: rise, reach: rise * 0.62, form, lean: flank * 0.3 },
        { x: edge - flank * rise * 0.34, height: rise * 0.62, reach: rise * 0.3, form },
      ],
      rough: 0.3,
      grain: 150 * unit,
    })
    const depth = mix(0.5, 0.26, t)
    const m = materialsAt(palette, depth)
    addTerrain(stage, 'rock', depth, ridge, baseY + rise * 0.3, {
      bottom: baseY,
      shore: true,
      fades: false,
      colour: landAt(palette, depth),
      cover: makeCover(fork.fork('trees'), ridge, 14, mix(38, 58, t) * unit, {
        floor: baseY - rise * 0.2,
        colour: autumn ? m.leaf : m.pine,
        bark: m.bark,
        kind: autumn ? 'mixed' : 'conifer',
        snowy: slots.season === 'winter' || slots.weather.has('snow'),
      }),
    })
    if (i === 2) groundAnchor(stage, ridge, edge - flank * rise * 0.34, short * 0.8, depth - 0.005)
    if (i < 2) addMist(stage, baseY - rise * 0.3, height * 0.05, 0.5, depth - 0.01)
  }
  stage.focusX = width * 0.5
  shared(stage)
}

function shared(stage: Stage): void {
  const { width, height, short, side, horizon, random } = stage
  // a tree at the frame would hide a boat behind it
  const framed = stage.slots.subjects.some(({ id }) => getSubject(id).placements[0] === 'near')
  const aside = random.fork('boat').range(-0.06, 0.24)
  const boatX = width * (0.5 - side * (framed ? -0.12 - aside * 0.3 : aside))
  const span = height - horizon
  const near = random.fork('boat distance').range(0.24, 0.6)
  anchor(
    stage,
    'water',
    [boatX, horizon + span * near],
    short * mix(0.75, 1.45, (near - 0.24) / 0.36),
    0.26 - near * 0.2,
  )
  for (let i = 0; i < 5; i++) {
    const fork = random.fork(`fish ${i}`)
    anchor(
      stage,
      'surface',
      [
        width * (0.5 + side * (0.3 - 0.16 * i) + fork.spread() * 0.03),
        horizon + span * (0.82 - (i % 2) * 0.16),
      ],
      short * 0.5,
      0.1 + i * 0.004,
      { angle: fork.spread() * 0.5 },
    )
  }
  anchor(stage, 'span', [width * (0.5 - side * 0.02), horizon + span * 0.16], short, 0.4)
  anchor(
    stage,
    'sky',
    [width * (0.5 - side * 0.14), Math.max(horizon * 0.4, height * 0.22)],
    short,
    0.14,
  )
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height * 1.01], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.11], short, 0.02)
}

/** Gardens and villages stand by open water, not under cliffs. */
const wantsStillness = (slots: Slots): boolean =>
  slots.subjects.some(({ id }) => {
    const [where] = getSubject(id).placements
    return where === 'ground' || where === 'table' || id.endsWith('bridge') || id === 'lotus'
  })

const OFFERS = ['ground', 'water', 'sky', 'near', 'corner', 'span', 'surface'] as const

const lakeTemplate =
  (shore: FarShore, horizon: [number, number], spitAt: number, reach: number) =>
  (stage: Stage): void => {
    const { height, random, side, width } = stage
    stage.horizon = height * random.range(...horizon)
    const light = addSky(stage, { clouds: 0.7 })
    farShore(stage, shore)
    const calm = stage.slots.weather.has('rain') ? 0.8 : 0.42
    addWater(stage, { top: stage.horizon, depth: 0.55, mirror: 0.95, ripples: calm, light })
    const share = 0.5 + side * (spitAt + random.fork('spit side').range(-0.06, 0.12))
    const far = random.fork('spit distance').range(0.1, 0.32)
    spit(stage, stage.horizon + (height - stage.horizon) * far, reach, 0.42 - far * 0.3, share)
    stage.focusX = share * width
    if (random.fork('rocks').chance(0.5))
      addRocks(stage, width * (0.5 - side * 0.42), height * 0.97, 4, 0.12)
    shared(stage)
  }

export const lake: SceneDefinition = {
  id: 'lake',
  habits: [
    ['reeds', 0.35],
    ['birds', 0.25],
    ['skiff', 0.22],
    ['willow', 0.12],
  ],
  templates: [
    template(
      'mirror',
      OFFERS,
      lakeTemplate({ form: 'alpine', rise: 0.3, ranges: 3, slender: 1 }, [0.46, 0.62], 0.26, 0.2),
      {
        motifs: ['pond'],
        weight: ({ slots }) => (slots.landform ? 0.1 : underSnowPeaks(slots) ? 30 : 1),
      },
    ),
    template(
      'karst',
      OFFERS,
      lakeTemplate(
        { form: 'karst', rise: 0.24, ranges: 3, slender: 0.55 },
        [0.44, 0.6],
        0.22,
        0.16,
      ),
      { weight: (stage) => (stage.slots.season === 'winter' ? 0.1 : suits('karst')(stage)) },
    ),
    template(
      'low hills',
      OFFERS,
      lakeTemplate({ form: 'dome', rise: 0.13, ranges: 3, slender: 2.6 }, [0.34, 0.56], 0.18, 0.26),
      { motifs: ['pond'] },
    ),
    template('gorge', OFFERS, buildGorge, {
      motifs: ['gorge'],
      weight: ({ slots }) => (slots.landform === 'karst' ? 30 : wantsStillness(slots) ? 0.2 : 1),
    }),
    template('pond', ['surface', 'corner', 'near'], buildPond, {
      motifs: ['pond'],
      // 航拍湖泊 is no close view of its pads
      weight: ({ slots }) => {
        const has = (one: string): boolean => slots.subjects.some(({ id }) => id === one)
        return has('koi') || (has('lotus') && slots.framing.has('above')) ? 9 : 0
      },
    }),
  ],
}
