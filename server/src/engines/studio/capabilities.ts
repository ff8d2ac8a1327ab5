import type { EngineCapabilities } from '../engine'
import { PICTURE_SIZES } from '@studio/painter/sizes'
import { STYLES } from '@studio/painter/slots'
import { STYLE_NAMES } from '@studio/painter/styles/names'
import { MASK_TOOL } from '@studio/tools/mask-definition'
import { STUDIO_TOOLS } from '@studio/tools/registry'

export const STUDIO_ID = 'studio'
export const STUDIO_NAME = '本地画笔'

/** @param percent of the sides of the sizes the painter composes for */
export function studioCapabilitiesAt(percent: number): EngineCapabilities {
  const scaled = (side: number) => Math.round((side * percent) / 100)
  const sizes = PICTURE_SIZES.map(({ ratio, width, height }) => ({
    ...{ ratio, width: scaled(width), height: scaled(height) },
  }))
  return { ...studioCapabilities, sizes }
}

export const studioCapabilities: EngineCapabilities = {
  tools: ['text2img', 'grid', 'dalle', MASK_TOOL.id, ...Object.keys(STUDIO_TOOLS)],
  models: [
    {
      id: STUDIO_ID,
      name: STUDIO_NAME,
      note: '内置的程序化画师，不是 AI 模型：按词句用算法作画，山水风景、人物头像、动物、静物美食、交通工具、海报与书法都会画，字不会写错；没有学过的东西会先告诉你，不扣积分。',
    },
  ],
  styles: STYLES.map((id) => ({ id, name: STYLE_NAMES[id] })),
  sizes: PICTURE_SIZES,
  maxCount: 4,
  maxPromptLength: 800,
  negativePrompt: true,
  styleStrength: true,
  seed: true,
}
