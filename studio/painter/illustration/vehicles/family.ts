import { BACKGROUND_TRAITS } from '../background'
import { AIRY_TRAITS } from '../aglow'
import { named } from '../../drawing/notation'
import type { SceneId, TintId } from '../../slots'
import { type Composing, type Family, type Random, type ThingWish, traitOf } from '../family'
import { disc, layer, place, tagThing } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import type { Form, Illustration } from '../node'
import { aeroplane, balloon, helicopter, rocket, sailboat, ship, submarine, ufo } from './air'
import { dragonBoat } from './dragon-boat'
import { galleon, pirateShip } from './galleon'
import { buildStage } from '../places/stage'
import { surround } from './grounds'
import { heldThing } from '../animals/held'
import { WINDOW_WORDS } from '../animals/words'
import { mecha, robot } from './robot'
import { doubleDecker } from './double-decker'
import { BRASS, airship, steamTrain } from './steam'
import { OPEN } from './open'
import { bicycle, bus, car, motorcycle, scooter, sportsCar, train, truck } from './road'
import { fireEngine, policeCar, suv, taxi } from './service'
import type { Habitat, Vehicle } from './vehicle'
import { THINGS, TRAITS, type VehicleId } from './words'
import { wordList } from '../../../lib/words'

const PAINT: Readonly<Record<TintId, Oklch>> =
  named(`red: 0.58,0.2,27 orange: 0.72,0.16,55 gold: 0.8,0.14,84 green: 0.58,0.11,158
  teal: 0.62,0.1,195 blue: 0.55,0.13,250 purple: 0.52,0.14,300 pink: 0.78,0.12,0
  brown: 0.48,0.08,50 white: 0.95,0.008,90 black: 0.32,0.015,270 grey: 0.66,0.012,260`)

const USUAL: readonly [TintId, ...TintId[]] = wordList('red blue green orange teal gold pink')

const on = (
  draw: Vehicle['draw'],
  habitats: Vehicle['habitats'],
  half: number,
  above: number,
  below = 10,
): Vehicle => ({ draw, habitats, half, above, below })

const VEHICLES: Readonly<Record<VehicleId, Vehicle>> = {
  car: on(car, ['road', 'road', 'floor'], 505, 350),
  suv: on(suv, ['road', 'road', 'floor'], 500, 420),
  taxi: on(taxi, ['road'], 505, 410),
  'police-car': on(policeCar, ['road'], 505, 400),
  'fire-engine': on(fireEngine, ['road'], 500, 480),
  'sports-car': on(sportsCar, ['road', 'road', 'floor'], 515, 285),
  bus: on(bus, ['road'], 485, 445),
  'double-decker': on(doubleDecker, ['road'], 425, 615),
  truck: on(truck, ['road'], 500, 435),
  bicycle: on(bicycle, ['road', 'floor'], 485, 560),
  motorcycle: on(motorcycle, ['road', 'floor'], 450, 450),
  scooter: on(scooter, ['road', 'floor'], 385, 585),
  train: on(train, ['rail'], 560, 405),
  'steam-train': on(steamTrain, ['rail'], 640, 700),
  aeroplane: on(aeroplane, ['sky'], 495, 285, 305),
  helicopter: on(helicopter, ['sky'], 585, 225, 190),
  'hot-air-balloon': on(balloon, ['sky'], 300, 485, 315),
  airship: on(airship, ['sky'], 640, 345, 290),
  rocket: on(rocket, ['space', 'sky'], 225, 500, 480),
  ufo: on(ufo, ['space'], 425, 210, 470),
  sailboat: on(sailboat, ['sea'], 345, 560, 40),
  'dragon-boat': on(dragonBoat, ['sea'], 720, 400, 90),
  galleon: on(galleon, ['sea'], 545, 780, 45),
  'pirate-ship': on(pirateShip, ['sea'], 545, 780, 45),
  ship: on(ship, ['sea'], 505, 540, 50),
  submarine: on(submarine, ['deep'], 545, 340, 150),
  robot: on(robot, ['floor', 'space'], 305, 735),
  mecha: on(mecha, ['floor', 'space'], 295, 805),
}

/** Painted places of what does not stand on the ground. */
const MOST = 3

const PLACES: Partial<Record<Habitat, SceneId>> = { sea: 'sea', deep: 'underwater' }

const isVehicle = (id: string): id is VehicleId => Object.hasOwn(VEHICLES, id)

const isUnderSky = ({ time, weather, season }: Composing['brief']): boolean =>
  time !== null || weather.size > 0 || season !== null

function chooseHabitat({ brief, random }: Composing, { habitats }: Vehicle): Habitat {
  const asked =
    brief.traits.find(({ slot }) => slot === 'around')?.value ??
    traitOf(brief.main, 'around')?.value
  const known = habitats.find((habitat) => habitat === asked)
  if (known) return known
  // what is launched rises from the ground
  if (traitOf(brief.main, 'doing') && habitats.includes('sky')) return 'sky'
  if (asked === 'space' && habitats.includes('floor')) return 'space'
  // hours and weather are out of doors
  const open = habitats.filter((habitat) => habitat !== 'floor')
  const [first, ...others] = isUnderSky(brief) && open.length > 0 ? open : habitats
  return random.fork('habitat').pick([first ?? habitats[0], ...others])
}

/** 黄铜, 蒸汽朋克 */
const isOfSteam = ({ traits }: ThingWish): boolean =>
  traits.some(({ slot }) => slot === 'coat' || slot === 'age')

/** Height of the wheels in a place, share of the height. */
const IN_PLACE = 0.91

function compose(composing: Composing): Illustration {
  const { brief, frame, random, standsInSetting } = composing
  const id = isVehicle(brief.main.id) ? brief.main.id : 'car'
  const isOpen = brief.main.traits.some(({ slot }) => slot === 'roof')
  const vehicle = { ...VEHICLES[id], ...(isOpen && OPEN[id]) }
  const count = Math.min(MOST, Math.max(1, brief.main.count ?? 1))
  const habitat = chooseHabitat(composing, vehicle)
  const tall = vehicle.above + vehicle.below
  const share = count === 1 ? 1 : 0.62
  const grounded = habitat === 'road' || habitat === 'rail' || habitat === 'floor'
  const room = frame.height * (grounded || habitat === 'sea' ? 0.66 : 0.74)
  const scale = Math.min((frame.width * 0.84) / (vehicle.half * 2), room / tall) * share
  // a place has its land at its foot
  const lowest = composing.inPlace === true ? frame.height * IN_PLACE - vehicle.below * scale : 0
  const base = grounded
    ? Math.max(lowest, frame.height * 0.5 + Math.max(frame.height * 0.24, (tall * scale) / 2))
    : habitat === 'sea'
      ? frame.height * 0.5 + Math.max(frame.height * 0.16, tall * scale * 0.46)
      : frame.height / 2 + ((vehicle.above - vehicle.below) * scale) / 2
  const stage = buildStage({ brief, frame, random: random.fork('around') }, ['day'])
  const around = surround(habitat, stage, base)
  const usual = random.fork('paint').pick(USUAL)
  const flip = random.fork('flip').chance(0.4)
  const machines = Array.from({ length: count }, (_, i) => {
    const tint = brief.main.tint ?? (i === 0 ? usual : random.fork(`paint ${i}`).pick(USUAL))
    const isBrass = isOfSteam(brief.main) || (id === 'airship' && !brief.main.tint)
    const colour = isBrass ? BRASS : PAINT[tint]
    const second =
      PAINT[random.fork(`second ${i}`).pick<TintId>(['gold', 'white', 'teal', 'orange'])]
    const machine = vehicle.draw({ colour, second, random: random.fork(`machine ${i}`) })
    const held = id === 'robot' ? traitOf(brief.main, 'hold') : null
    const own = held?.tint ? PAINT[held.tint] : second
    // a robot holds things in its right hand
    const forms = held
      ? [...machine, ...place(heldThing(held.value, own), [266, -170], { scale: 0.95 })]
      : machine
    const x =
      frame.width / 2 +
      (count === 1 ? 0 : (i - (count - 1) / 2) * frame.width * (0.62 / count) * 1.25)
    const y =
      base +
      (count === 1
        ? 0
        : (i % 2 ? 1 : -1) * frame.height * (grounded || habitat === 'sea' ? 0.035 : 0.12))
    const launches = id === 'rocket' && traitOf(brief.main, 'doing') !== null
    const turn = launches
      ? 0
      : (habitat === 'sky' || habitat === 'space') && !isOpen
        ? tilt(id, random.fork('tilt').next())
        : 0
    const drawn = layer(
      `${id} ${i + 1}`,
      'forms',
      place(forms, [x, y], { scale, flip: flip && !isOpen, turn: flip ? -turn : turn }),
    )
    return tagThing([drawn], `main ${i + 1}`, { x, y, scale })
  }).flat()
  const smoking = id === 'rocket' && traitOf(brief.main, 'doing') !== null
  const smoke = smoking ? [layer('smoke', 'details', launchSmoke(frame, random.fork('smoke')))] : []
  const layers = standsInSetting
    ? [...machines, ...smoke]
    : [...around.behind, ...machines, ...(smoking ? smoke : around.before)]
  return {
    frame,
    layers,
    focus: {
      x: frame.width / 2,
      y: base - ((vehicle.above - vehicle.below) * scale) / 2,
      radius: vehicle.half * scale,
    },
    paper: [0.95, 0.02, 90],
  }
}

/** Billows at the foot of the picture, rising under the flame. */
function launchSmoke({ width, height }: Composing['frame'], random: Random): Form[] {
  const puffs = Array.from({ length: 26 }, () => {
    const t = random.spread()
    const near = 1 - Math.abs(t)
    const r = Math.min(width, height) * random.range(0.06, 0.12) * (0.7 + near * 0.5)
    return { x: width * (0.5 + t * 0.56), y: height * (1.02 - near * random.range(0.02, 0.2)), r }
  })
  return puffs
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, r }, i) => {
      const fill: Oklch = [0.9 + (i % 3) * 0.03, 0.015, 70]
      return disc(
        [x, y],
        r,
        linear([x - r, y - r], [x + r, y + r], [0.985, 0.02, 80], tone(fill, -0.1)),
        { role: 'body', relief: r * 0.12, plain: i % 2 === 0 },
      )
    })
}

/** Radians: what flies leans into its flight. */
function tilt(id: VehicleId, t: number): number {
  if (id === 'rocket') return 0.35 + t * 0.3
  if (id === 'aeroplane') return -0.1 - t * 0.16
  if (id === 'helicopter' || id === 'ufo') return (t - 0.5) * 0.16
  return 0
}

/** Things that show a trait of a slot; all have the others. */
const TAKERS: Readonly<Record<string, RegExp>> = {
  age: /^(?:airship|steam-train|robot)$/,
  backdrop: /^robot$/,
}

/** Cars, ships, aircraft and robots, seen from the side or the front. */
export const vehicles: Family = {
  id: 'vehicles',
  things: THINGS,
  traits: { ...TRAITS, 'backdrop:window': WINDOW_WORDS, ...AIRY_TRAITS, ...BACKGROUND_TRAITS },
  styles: wordList(`
    flat soft papercut watercolour ukiyoe pixel minimal neon pencil ink oil blue-green
  `),
  takesSetting: true,
  most: () => MOST,
  openAirFor: ({ id }) => (isVehicle(id) ? (PLACES[VEHICLES[id].habitats[0]] ?? null) : null),
  isGrounded: ({ id }) => isVehicle(id) && /^(road|rail|floor)$/.test(VEHICLES[id].habitats[0]),
  takesPictureTint: true,
  takes: (slot, thing) => TAKERS[slot]?.test(thing) ?? true,
  compose,
}
