import { wordList } from '../../lib/words'

/**
 * The id of every subject, by family. Their order decides what a seed picks: new ones go to the end
 * of their family only when pictures may change.
 */
export const SUBJECTS = wordList(`
  balloon sailboat skiff train bridge castle cottage lighthouse pagoda pavilion windmill cabin bamboo
  plum sakura maple pine reeds willow lotus peony sunflower birds crane owl songbird swallow koi
  whale jellyfish fish books fruit persimmons oranges pomegranates kite lamp lantern mushrooms
  teapot umbrella vase sky-lantern cat dog deer horse fox rabbit panda butterfly dragon walker
  fisherman reader aurora rainbow double-rainbow lightning meteor meteor-shower milky-way
  fireworks cherry-tree stone-bridge arch-bridge zigzag-bridge wooden-bridge rope-bridge log-bridge
  temple bare-tree crow
`)

export type SubjectId = (typeof SUBJECTS)[number]

/** Drawings of `extras.ts` in the air of a picture that prompts name as well. */
export const FALLING = wordList('falling-petals falling-leaves fireflies')
