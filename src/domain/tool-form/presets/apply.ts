/** Applies a preset to the form: the media it names must still exist. */
import type { SourceView } from '@contract/jobs'
import { getInitialValue, listMedia, type Shot, type ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { useDraft, type DraftParams } from '@/stores/draft'
import type { FormPreset } from '@/stores/formPresets'
import { useSources } from '@/stores/sources'

/** Parameters without what is gone, and without the masks that were drawn on it. */
export function withoutGone(
  tool: ToolDefinition,
  params: DraftParams,
  gone: ReadonlySet<unknown>,
): DraftParams {
  const left = (key: string, value: unknown): unknown => {
    const spec = tool.params[key]
    if (!spec) return undefined
    if (spec.kind === 'image' || spec.kind === 'video' || spec.kind === 'sound')
      return gone.has(value) ? null : value
    if (spec.kind === 'images') return (value as MediaRef[]).filter((ref) => !gone.has(ref))
    if (spec.kind === 'shots')
      return (value as Shot[]).map((s) => (gone.has(s.image) ? { ...s, image: null } : s))
    if (spec.kind === 'mask' && gone.has(params[spec.of])) return getInitialValue(spec)
    return spec.kind === 'margins' && gone.size > 0 ? getInitialValue(spec) : value
  }
  // A parameter of another version of the tool is left out.
  const known = Object.entries(params).filter(([key]) => tool.params[key])
  return Object.fromEntries(known.map(([key, value]) => [key, left(key, value)]))
}

/** Media that still exist; null when the server could not be called. */
async function present(refs: readonly MediaRef[]): Promise<SourceView[] | null> {
  try {
    const query = { refs: refs.join(',') }
    return await call('GET /api/upload/sources', { query })
  } catch (error) {
    warn('checking saved pictures failed', error)
    return null
  }
}

/** Resolves to how many pictures or videos are gone. */
export async function applyPreset(tool: ToolDefinition, preset: FormPreset): Promise<number> {
  const refs = listMedia(tool, preset.params).map(({ ref }) => ref)
  const found = refs.length === 0 ? [] : await present(refs)
  // Without an answer nothing is thrown away: the order itself would tell.
  const shown = found ?? preset.sources
  useSources.getState().remember(shown)
  const there = new Set(shown.map(({ ref }) => ref))
  const gone = new Set<unknown>(found ? refs.filter((ref) => !there.has(ref)) : [])
  const params = withoutGone(tool, preset.params, gone)
  useDraft.getState().setDraft(tool.id, { params, parentId: null })
  return gone.size
}
