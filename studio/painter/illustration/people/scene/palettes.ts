import { hex, type Oklch } from '../../../colour'

/** Colours chosen together, never one by one. */
export interface Palette {
  /** Behind everything. */
  readonly ground: Oklch
  /** The one large quiet shape behind the head. */
  readonly shape: Oklch
  readonly cloth: Oklch
  readonly trim: Oklch
  readonly sash: Oklch
  readonly accent: Oklch
  /** Hills, houses, leaves: mixed into the ground. */
  readonly deep: Oklch
  /** Petals and small lively things. */
  readonly petal: Oklch
}

function palette(text: string): Palette {
  const [ground, shape, cloth, trim, sash, accent, deep, petal] = text.split(' ').map(hex)
  return { ground, shape, cloth, trim, sash, accent, deep, petal }
}

/** ground, shape, cloth, trim, sash, accent, deep, petal */
export const LIGHT: readonly [Palette, ...Palette[]] = [
  palette('#f6e3cf #eeb28c #3f7a6b #f4ead6 #3b4a63 #c9544a #7a5a4a #e98b7a'),
  palette('#d5e8e0 #f4f0dc #d9694f #fbf3e2 #46637a #e0a443 #3f7a66 #f0a7b4'),
  palette('#cfe6ee #f7d98a #3f6f98 #fbf3e2 #e07f5a #d9594f #3f7f9a #f6b7a0'),
  palette('#f3dcd8 #d98a86 #46637a #f6e4d0 #8a4a5a #e0b357 #8a5a66 #fbeee4'),
  palette('#e9e0cc #d9a96a #5a7f70 #efe2c4 #8a4f3a #c5523f #6f7a5a #d98b6a'),
  palette('#dfe6f2 #b9c8e8 #6b6fae #f7efe0 #3f466e #e58aa0 #5a6a9a #f3b3c4'),
  palette('#f7e8d8 #f2c14e #c9563f #fbf1dd #3f5f6a #3f7f86 #8a6a3f #e07a5f'),
  palette('#e3ecd8 #b7d3a0 #e3a33e #fdf6e3 #4f6f52 #d9694f #4f7f5a #f4c7b0'),
  palette('#f9e3ea #f3b6c8 #8f7fc0 #fff3ee #5a5a8a #e0637e #9a6a8a #fff0f4'),
  palette('#e4e0ee #c9bfe3 #e08a76 #f7eee6 #56507e #7fae96 #6a5f92 #f3c9b8'),
]

export const DARK: readonly [Palette, ...Palette[]] = [
  palette('#3c4478 #f3e7b8 #cf8f8a #f3e3d0 #6a4a6a #e9b04f #5a66a0 #f3c9b8'),
  palette('#2f5a5a #e8dcb8 #d9774f #f6ead2 #7a3f3f #e9c46a #4f8078 #f0b090'),
  palette('#26345c #6f8fc8 #d9a24a #f3ead8 #35507a #e0644f #4a5f96 #fbe9b8'),
  palette('#4a2f4a #d98a8a #e9c46a #f9eadb #7a4a6a #5fa39a #7a557a #f3b6a8'),
]

export const ANCIENT: readonly [Palette, ...Palette[]] = [
  palette('#ece2cc #e3b877 #b8474a #f2dfb8 #7a2f3a #d8434e #7f8f86 #e58795'),
  palette('#e3e8da #d5dfc0 #6f9a8a #f4ead6 #c9785a #d9776a #6f8f7a #f0a7b4'),
  palette('#e6e3dc #c9d2cf #5f7f9a #efe6d2 #39506b #c9545a #6f8792 #d2555a'),
  palette('#f0e2d6 #e0a08a #c9707a #f7e9d6 #8a4a6a #e9b04f #9a7f7a #f4c7c3'),
  palette('#e9e2d2 #d9c08a #4f6f5f #e9dcb8 #8f3f34 #c8483f #7a8a6f #e8a090'),
  palette('#e2ddea #c3b6d8 #8f78ae #f3e8ea #5f5a86 #d98a9a #85809e #e6b3cc'),
]

/** Words of outer space. */
export const NIGHT: Palette = palette(
  '#1f2a4c #39477a #eef1f5 #e0694f #4a5f86 #e9b04f #33406e #f2b65a',
)
/** Words of neon. */
export const NEON: Palette = palette(
  '#231a3c #c04a9a #2c2f44 #39d6d0 #45305f #f25fa6 #3f3a78 #f7c948',
)
/** Red and gold for feasts. */
export const FEAST: Palette = palette(
  '#f6dfc3 #c53a36 #c0322f #f0c86a #8f1f24 #f0c86a #b0483a #f6c2a0',
)
