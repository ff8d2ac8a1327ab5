/** Data: what the demo square is made of. */
export const DEMO_AUTHORS = {
  shan: { nickname: '示例·山行', bio: '示例作者，画山、云和路。作品由本地画笔画成。' },
  du: { nickname: '示例·渡口', bio: '示例作者，画江湖与海。作品由本地画笔画成。' },
  yu: { nickname: '示例·听雨', bio: '示例作者，画水乡与园林。作品由本地画笔画成。' },
  ye: { nickname: '示例·北野', bio: '示例作者，画雪原、草原和沙漠。作品由本地画笔画成。' },
  qiao: { nickname: '示例·七巧', bio: '示例作者，剪纸和小动物。作品由本地画笔画成。' },
  cha: { nickname: '示例·星槎', bio: '示例作者，画夜空与深海。作品由本地画笔画成。' },
  chuang: { nickname: '示例·南窗', bio: '示例作者，画窗边和花。作品由本地画笔画成。' },
  deng: { nickname: '示例·灯市', bio: '示例作者，画城市的夜晚。作品由本地画笔画成。' },
} as const satisfies Record<string, { nickname: string; bio: string }>

export type DemoAuthor = keyof typeof DEMO_AUTHORS
export const DEMO_AUTHOR_KEYS = Object.keys(DEMO_AUTHORS) as readonly DemoAuthor[]

export interface DemoWork {
  /** Never reused: it is how a start knows what is painted already. */
  readonly id: string
  readonly by: DemoAuthor
  readonly title: string
  readonly words: string
  readonly tags: readonly string[]
  /** From so many of the other demo authors. */
  readonly likes: number
  /** The demo work it is remade from: an earlier one. */
  readonly from: string | null
  readonly prompt: string
  readonly style: string
  readonly ratio: string
  readonly seed: number
  /** Set for a video of one shot. */
  readonly seconds: number | null
}

interface WorkDetails {
  readonly by: DemoAuthor
  readonly title: string
  readonly prompt: string
  readonly words?: string
  readonly tags: readonly string[]
  readonly likes?: number
  readonly from?: string
  readonly seconds?: number
}

/** `look` as style, ratio and seed. */
export function work(
  id: string,
  recipe: readonly [string, string, number],
  details: WorkDetails,
): DemoWork {
  const [style, ratio, seed] = recipe
  const plain = { words: '', likes: 0, from: null, seconds: null }
  return { ...plain, ...details, id, style, ratio, seed }
}
