import type { PlannedThing } from '../../planning/things'

const IN_THE_SKY =
  /^(?:sun|moon|birds|crane|balloon|kite|aurora|rainbow|plane|airplane|rocket|swallow|swallows|geese|dragonfly|butterfly|stars|meteor|fireworks|sky-lantern|cloud|clouds|dragon|eagle|hot-air-balloon)$/
const ON_WATER =
  /^(?:sailboat|skiff|boat|ship|koi|fish|lotus|swan|duck|ducks|(?:[a-z]+-)?bridge|reeds)$/

/** 天上那个圆的, 水里那个: what can be there; null: the words name no such place. */
export function listAround(
  things: readonly PlannedThing[],
  words: string,
): readonly PlannedThing[] | null {
  const kinds = /天上|空中/.test(words)
    ? /圆|亮/.test(words)
      ? /^(?:sun|moon)$/
      : IN_THE_SKY
    : /水里|水上|水面|湖面|湖上|海面|海上|河里/.test(words)
      ? ON_WATER
      : null
  return kinds && things.filter(({ kind }) => kinds.test(kind))
}
