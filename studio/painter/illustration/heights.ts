import { EMOJI_HEIGHTS } from './emoji/things'
import { type ThingWish, traitOf } from './family'

/** Real heights in metres, of things that are not as high as most of their family. */
const ROWS: Readonly<Record<string, string>> = {
  0.1: 'butterfly chopsticks snail bee crab mouse hamster chick ladybird lipstick compact ring key nail-polish watch coffee tea mug',
  0.2: 'teapot',
  0.25: 'makeup-brush dumbbell wine-bottle ball beer persimmons oranges pomegranates mushrooms fruit books fish songbird swallow rabbit frog squirrel hedgehog lobster phone camera book basket opera-mask macaron',
  0.4: 'lantern koi peony jellyfish cat penguin owl raccoon red-panda corgi poodle shiba cactus rose tulip snake duck dove parrot',
  0.65: 'kite sky-lantern dog husky rug fox wolf pig swan rooster monkey koala leopard violin guitar laptop potted-plant eagle bouquet',
  0.75: 'sandcastle',
  0.95: 'bench sheep panda chair sofa baby umbrella sword broom harbour-seal peacock',
  1.2: 'reeds sunflower crane deer tiger lion bear child children little-girl little-boy piano scooter motorcycle bicycle',
  1.5: 'deck-chair easel campsite pelican monster cow horse unicorn camel blackboard balloon snowman',
  2.4: 'plum skiff car sports-car elephant robot phoenix qilin tent truck crocodile',
  3.6: 'mushroom-house giraffe bus train steam-train double-decker dinosaur dragon submarine sailboat dragon-boat',
  5: 'pine willow maple sakura bamboo pavilion cottage windmill bridge mecha helicopter aeroplane whale ufo',
  8: 'castle lighthouse pagoda rocket ship galleon pirate-ship airship hot-air-balloon',
}

const OWN: ReadonlyMap<string, number> = new Map([
  ...EMOJI_HEIGHTS,
  ...Object.entries(ROWS).flatMap(([metres, ids]) =>
    ids.split(' ').map((id) => [id, Number(metres)] as const),
  ),
])

const FAMILIES: Readonly<Record<string, number>> = {
  people: 1.7,
  animals: 0.6,
  products: 0.35,
  food: 0.22,
  vehicles: 1.7,
  plants: 0.5,
  creatures: 1,
  camp: 0.6,
  myth: 2.4,
}

/** Metres, of a thing of this family. */
export function readHeightIn(family: string, wish: ThingWish): number {
  const own = OWN.get(wish.id) ?? FAMILIES[family] ?? 1
  const isYoung = traitOf(wish, 'age')?.value === 'young'
  return isYoung ? own * 0.7 : own
}
