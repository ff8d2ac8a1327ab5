/**
 * Strengths of each tool of the embedded engine, and how often its result was worth keeping on
 * photographs that it had not been set on. Of the server alone: clients get both with the list of 妙笔.
 * The counts are of the evaluation of decision 096 (2026-11-27: photographs of
 * `studio/testing/photographs`, judged strictly by eye; what was declined before paying is no run), those
 * of rembg, upscale, imgMix, qrcode, img2vid, vidMaker, short and vid2vid of 24 runs at 0b9ea18e. Measure
 * again and write the new ones here when a tool changes (`studio/gallery/evaluate-tools.ts`).
 */

export interface Trial {
  /** Results worth keeping as they were. */
  readonly usable: number
  readonly runs: number
}

export interface Strength {
  /** Short Chinese line: what to use it for. */
  readonly good: string
  /** null: not tried in this way. */
  readonly trial: Trial | null
}

const strength = (good: string, usable = 0, runs = 0): Strength => ({
  good,
  trial: runs > 0 ? { usable, runs } : null,
})

export const STRENGTHS: Readonly<Record<string, Strength>> = {
  text2img: strength('风景、静物、动物，还有写字的海报'),
  upscale: strength('小图、聊天图、压缩过的图', 4, 4),
  rembg: strength('人像、宠物、轮廓清楚的商品', 8, 10),
  cleaner: strength('草地、天空、沙滩上的路人和杂物', 8, 25),
  replaceBg: strength('半身人像和商品照', 6, 9),
  samInpaint: strength('颜色单一、边界清楚的东西', 9, 22),
  outpaint: strength('四周是天空、水面或草地的照片', 5, 9),
  oldphoto: strength('划痕、灰点和褪色', 4, 6),
  inpaint: strength('风景和静物里的一小块', 1, 2),
  genfill: strength('往风景里添一样小东西', 1, 1),
  photo2img: strength('风景、建筑、白天的街道', 4, 5),
  toon: strength('近处的脸、轮廓清楚的东西', 3, 6),
  styleTransfer: strength('给风景和建筑换一种色调', 3, 4),
  imgMix: strength('光线和远近相近的两张', 1, 2),
  variation: strength('给风景换时辰和季节', 3, 4),
  img2tag: strength('主体大而清楚的照片', 8, 14),
  qrcode: strength('网址和一两句话', 2, 2),
  img2vid: strength('有远有近的风景，下雪、落花', 2, 2),
  vidMaker: strength('一次出游的几张照片', 1, 1),
  short: strength('几句话讲完的风景小故事', 0, 2),
  vid2vid: strength('机位稳、十几秒的片段', 1, 1),
  sketch: strength('山水、房子、太阳这样的涂鸦'),
}

const Z = 1.96

/** The share of usable results that one may count on: the lower end of Wilson's 95 % interval. */
export function computeReliability({ usable, runs }: Trial): number {
  if (runs === 0) return 0
  const share = usable / runs
  const z2 = Z * Z
  const spread = Z * Math.sqrt((share * (1 - share)) / runs + z2 / (4 * runs * runs))
  return (share + z2 / (2 * runs) - spread) / (1 + z2 / runs)
}
