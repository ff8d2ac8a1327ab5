import type { Composing, Family, ThingWish } from '../family'
import { traitOf } from '../family'
import { ellipse, layer, roundRect } from '../build/form'
import type { Form, Illustration, Layer } from '../node'
import type { Random } from '../../../lib/random'
import { usualBackdrops } from './cast/choices'
import { type CastingCall, cast } from './cast/casting'
import type { Part, PaletteKind } from './cast/part'
import { GROUPS, PARTS } from './cast/roles'
import { figure, headPlace, placeFigure } from './figure'
import { soleOf } from './body/kit'
import { type Crop, type Place, placeGroup, placeOne } from './layout'
import type { Person } from './person'
import { BACKDROPS } from './scene/backdrops'
import { ANCIENT, DARK, FEAST, LIGHT, NEON, NIGHT, type Palette } from './scene/palettes'
import type { Stand } from './scene/stand'
import { THING_WORDS, TRAIT_WORDS } from './words'

const MOST = 4

interface Role {
  readonly part: Part
  readonly wish: ThingWish
}

/** Who is to be seen: groups by name, counts, and other people named beside the first. */
function rolesOf({ brief }: Composing): Role[] {
  const roles: Role[] = []
  for (const wish of [brief.main, ...brief.others]) {
    const group = GROUPS[wish.id]
    const own = PARTS[wish.id]
    if (group) roles.push(...group.map((id) => ({ part: PARTS[id] ?? {}, wish })))
    else if (own)
      for (let i = 0; i < Math.max(1, wish.count ?? 1); i++) roles.push({ part: own, wish })
  }
  return roles.slice(0, MOST)
}

function paletteKind({ part, wish }: Role, brief: Composing['brief']): PaletteKind {
  const clothes = traitOf(wish, 'clothes')?.value ?? ''
  if (brief.time === 'night' && part.palette !== 'night' && part.palette !== 'neon') return 'dark'
  if (part.palette) return part.palette
  if (traitOf(wish, 'look')?.value === 'guofeng' || /^(hanfu|ruqun|robe|qipao)$/.test(clothes))
    return 'ancient'
  return 'light'
}

function paletteOf(kind: PaletteKind, random: Random): Palette {
  if (kind === 'night') return NIGHT
  if (kind === 'neon') return NEON
  if (kind === 'feast') return random.chance(0.7) ? FEAST : random.pick(ANCIENT)
  if (kind === 'ancient') return random.pick(ANCIENT)
  return random.pick(kind === 'dark' ? DARK : LIGHT)
}

/** How much of a lone figure is seen. */
function cropOf({ brief, frame, standsInSetting }: Composing, role: Role): Crop {
  const asked =
    traitOf(brief.main, 'crop')?.value ?? brief.traits.find(({ slot }) => slot === 'crop')?.value
  if (asked === 'avatar' || asked === 'bust' || asked === 'half' || asked === 'full') return asked
  const tall = frame.height / frame.width
  // before a painted place there must be some of the place to see
  if (standsInSetting) return tall > 1.2 ? 'full' : 'half'
  if (tall > 1.15) return 'half'
  if (role.part.held && !role.part.held.includes('')) return 'half'
  const shown =
    brief.main.traits.some(({ slot }) => slot === 'hold' || slot === 'clothes') || role.part.clothes
  return shown ? (traitOf(brief.main, 'hold') ? 'half' : 'bust') : 'avatar'
}

interface Standing {
  readonly person: Person
  readonly place: Place
  readonly front: number
}

function headOf({ person, place }: Standing): { x: number; y: number; r: number } {
  const { y, scale } = headPlace(person)
  return { x: place.x, y: place.y + (y - 10) * place.scale, r: 196 * scale * place.scale }
}

/** The one circle that holds every head. */
function headsOf(standings: readonly Standing[]): { x: number; y: number; r: number } {
  const heads = standings.map(headOf)
  const left = Math.min(...heads.map(({ x, r }) => x - r))
  const right = Math.max(...heads.map(({ x, r }) => x + r))
  const top = Math.min(...heads.map(({ y, r }) => y - r))
  const bottom = Math.max(...heads.map(({ y, r }) => y + r))
  const r = Math.max(right - left, bottom - top) / 2
  return { x: (left + right) / 2, y: (top + bottom) / 2, r: heads.length > 1 ? r * 0.86 : r }
}

function backdropOf(composing: Composing, role: Role, people: readonly Person[]): string {
  const { brief, random } = composing
  const asked = brief.traits.find(({ slot }) => slot === 'backdrop')?.value
  if (asked && asked in BACKDROPS) return asked
  if (brief.weather.has('snow')) return 'snow'
  const picker = random.fork('backdrop')
  const own = role.part.backdrop
  const [first, ...rest] = own ?? []
  if (first !== undefined && people.length === 1) return picker.pick([first, ...rest])
  if (people.length > 1 && !role.part.palette)
    return picker.pick(['arch', 'disc', 'sun', 'hearts', 'leaves', 'cherry', 'rings', 'confetti'])
  return picker.pick(usualBackdrops(people[0]?.look ?? 'modern'))
}

function groundLayers(
  composing: Composing,
  palette: Palette,
  standings: readonly Standing[],
  backdrop: string,
): Layer[] {
  if (composing.standsInSetting) return []
  const { frame, random } = composing
  const stand: Stand = { frame, palette, random: random.fork('scene'), head: headsOf(standings) }
  const draw = BACKDROPS[backdrop]
  return [
    layer(
      'ground',
      'ground',
      roundRect([-10, -10, frame.width + 20, frame.height + 20], 0, palette.ground, {
        role: 'ground',
        plain: true,
      }),
    ),
    layer('backdrop', 'setting', draw ? draw(stand) : []),
  ]
}

function stand(
  people: readonly Person[],
  { frame, random, standsInSetting }: Composing,
  crop: Crop,
): Standing[] {
  const [only] = people
  if (people.length === 1 && only) {
    const wide = frame.width / frame.height > 1.2
    const picker = random.fork('stand')
    const aside = standsInSetting ? picker.sign() * 0.16 : picker.range(-0.05, 0.05)
    const lean = wide ? aside * frame.width : 0
    return [
      {
        person: only,
        place: placeOne(only, frame, crop, { lean, roomy: standsInSetting }),
        front: 0,
      },
    ]
  }
  const places = placeGroup(people, frame, standsInSetting)
  return people.flatMap((person, i) => {
    const place = places[i]
    return place ? [{ person, place, front: place.front }] : []
  })
}

/** What a standing figure throws on the ground. */
function footShadow({ x, y, scale }: Place, sole: number): Form {
  return ellipse(
    [x + 16 * scale, y + (sole - 12) * scale],
    [230 * scale, 26 * scale],
    [0.3, 0.04, 300],
    {
      ...{ role: 'shadow', alpha: 0.28, blur: 16 * scale, plain: true },
    },
  )
}

function compose(composing: Composing): Illustration {
  const { brief, frame, random, style } = composing
  const roles = rolesOf(composing)
  const [main] = roles
  if (!main) throw new Error(`no person is called "${brief.main.id}"`)
  const palette = paletteOf(paletteKind(main, brief), random.fork('palette'))
  const crop = cropOf(composing, main)
  const alone = roles.length === 1
  const people = roles.map((role, i) => {
    const call: CastingCall = {
      ...role,
      palette:
        i === 0
          ? palette
          : {
              ...palette,
              cloth: [palette.sash, palette.accent, palette.trim][(i - 1) % 3] ?? palette.cloth,
              sash: palette.cloth,
            },
      ...{ random: random.fork(`person ${i}`), style, alone, kin: random },
      waist: alone && (crop === 'half' || crop === 'full'),
      facing: alone ? 0 : i < roles.length / 2 ? 1 : -1,
    }
    return cast(call)
  })
  const standings = stand(people, composing, crop)
  const order = [...standings].sort((a, b) => a.front - b.front)
  const figures = order.flatMap(({ person, place }, i) =>
    placeFigure(
      figure(person, alone ? '' : `${i + 1} `),
      [place.x, place.y],
      place.scale,
      person.flip,
    ),
  )
  const heads = headsOf(standings)
  const feet =
    crop === 'full' && alone
      ? standings.map(({ person, place }) => footShadow(place, soleOf(person)))
      : []
  return {
    frame,
    layers: [
      ...groundLayers(composing, palette, standings, backdropOf(composing, main, people)),
      ...(feet.length > 0 ? [layer('shadow', 'masses', feet)] : []),
      ...figures,
    ],
    focus: { x: heads.x, y: heads.y, radius: heads.r },
    paper: palette.ground,
  }
}

/** People: busts, half figures and groups of up to four. */
export const PEOPLE: Family = {
  id: 'people',
  things: THING_WORDS,
  traits: TRAIT_WORDS,
  styles: [
    'flat',
    'ink',
    'soft',
    'watercolour',
    'papercut',
    'ukiyoe',
    'pixel',
    'pencil',
    'minimal',
    'neon',
    'oil',
    'blue-green',
  ],
  takesSetting: true,
  compose,
}
