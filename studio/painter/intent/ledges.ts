/** Words for what one stands on high above the ground. */

export const LEDGE =
  /^(?:悬崖|悬崖边|悬崖上|崖边|山崖|断崖|崖|峭壁|山顶|山巅|山顶上|顶峰|峰顶|山峰|巅|之巅|巅峰)$/

/** Of those, what one sits on. */
export const SEATED: ReadonlySet<string> = new Set(['toadstool'])
export const LEDGES: readonly (readonly [value: string, words: RegExp])[] = [
  ['cliff', LEDGE],
  ['roof', /^(?:屋顶|房顶|瓦顶|屋脊|楼顶|屋顶上|房顶上)$/],
  ['toadstool', /^(?:大?蘑菇|蘑菇伞)$/],
  ['bridge', /^(?:桥|桥上|小桥|石桥|石拱桥|拱桥|木桥|大桥|断桥|天桥|天桥上)$/],
]
