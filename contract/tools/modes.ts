/** The modes of 创作: tools that paint from words alone, on whichever model is chosen. */
import { dalle } from './dalle'
import type { Tool } from './all'
import { grid } from './grid'
import { text2img } from './text2img'

export const MODES: readonly Tool[] = [text2img, grid, dalle]

export function isMode(toolId: string): boolean {
  return MODES.some(({ id }) => id === toolId)
}
