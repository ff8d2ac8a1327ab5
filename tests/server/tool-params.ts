/** Acceptable parameters for any tool, made from its definition. */
import { buildDefaults, type ParamSpec, type ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'

const STROKE = { kind: 'stroke', add: true, radius: 900, points: [4000, 4000, 6000, 6000] }

interface Media {
  readonly image: MediaRef
  readonly video: MediaRef
}

function pickValue(spec: ParamSpec, { image, video }: Media, initial: unknown): unknown {
  switch (spec.kind) {
    case 'text':
      return spec.required ? '湖上的小船' : initial
    case 'image':
      return image
    case 'video':
      return video
    case 'images':
      return Array.from({ length: spec.min }, () => image)
    case 'mask':
      return spec.required
        ? { base: spec.base, marks: [STROKE], inverted: false, feather: 0 }
        : initial
    case 'margins':
      return { left: 0.25, top: 0, right: 0.25, bottom: 0 }
    case 'shots':
      return Array.from({ length: Math.max(1, spec.min) }, () => ({
        image: spec.pictures ? image : null,
        text: '山',
        seconds: 1,
      }))
    case 'data':
      // operations of an edit; only their form is checked before the picture is read
      return spec.label === '改动' ? [{ op: 'hour', to: '夜晚' }] : initial
    default:
      return initial
  }
}

/** Every picture a parameter may name is `image`; so is every video, unless there is one. */
export function paramsFor(
  tool: ToolDefinition,
  image: MediaRef,
  video: MediaRef = image,
): Record<string, unknown> {
  const initial: Record<string, unknown> = buildDefaults(tool)
  return Object.fromEntries(
    Object.entries(tool.params).map(([key, spec]) => [
      key,
      pickValue(spec, { image, video }, initial[key]),
    ]),
  )
}

/** Of a video that asks for one: wide and low has the fewest pixels. */
const LOWEST = '12:4'

/** The fewest pictures, the shortest times and the lowest videos a tool takes: what makes it quick, and nothing else. */
export function pickLeast(tool: ToolDefinition): Record<string, unknown> {
  const least = Object.entries(tool.params).flatMap(([key, spec]) => {
    if (spec.kind === 'ratio') return tool.output === 'video' ? [[key, LOWEST]] : []
    const isShort = spec.kind === 'count' || (spec.kind === 'number' && spec.unit === '秒')
    return isShort ? [[key, spec.min]] : []
  })
  return Object.fromEntries(least) as Record<string, unknown>
}
