import type { ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { paramsFor } from '../../tests/server/tool-params'

/** As in tests, and a tap where the tool takes one: so the networks behind it are called. */
export function measuredParams(
  tool: ToolDefinition,
  photo: MediaRef,
  video: MediaRef = photo,
): Record<string, unknown> {
  const params = paramsFor(tool, photo, video)
  const mark = { kind: 'tap', add: true, x: 5000, y: 4500, level: 0 }
  const mask = { base: 'none', marks: [mark], inverted: false, feather: 0 }
  return tool.id === 'samInpaint' ? { ...params, mask } : params
}
