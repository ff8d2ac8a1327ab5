/** Samples of a tool: three orders on pictures of ours, so that only the button is left to press. */
import { APP_SAMPLES } from '@contract/samples/apps'
import { type SampleId, SAMPLE_FILES, samplesIn, withSamples } from '@contract/samples/files'
import { type Sample, TOOL_SAMPLES } from '@contract/samples/tools'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { SourceView } from '@contract/jobs'
import { call } from '@/api/call'
import { useDraft } from '@/stores/draft'
import { useSources } from '@/stores/sources'

/** Prefix that distinguishes ids of small apps from those of tools. */
const APP = /^app-/

/** Of a tool, or of a small app by its own id. */
export function listSamples({ id }: Pick<ToolDefinition, 'id'>): readonly Sample[] {
  return (APP.test(id) ? APP_SAMPLES[id.replace(APP, '')] : TOOL_SAMPLES[id]) ?? []
}

/** Media of a tool's sample: one picture, a video, or several photographs. */
export function sampleKind({
  params,
}: Pick<ToolDefinition, 'params'>): 'image' | 'video' | 'shots' {
  const kinds = new Set(Object.values(params).map(({ kind }) => kind))
  if (kinds.has('video')) return 'video'
  return kinds.has('shots') ? 'shots' : 'image'
}

/** The picture on its tile. */
export function getFaceId({ params }: Sample): SampleId | undefined {
  return samplesIn(params)[0]
}

export function getSampleName(sample: Sample): string {
  const face = getFaceId(sample)
  return sample.name ?? (face ? SAMPLE_FILES[face].name : '')
}

/**
 * Its pictures become uploads of the person, and the form is filled, unless something else was
 * chosen meanwhile. Rejects with ApiError.
 */
export async function takeSample(
  tool: ToolDefinition,
  { params }: Sample,
  isWanted: () => boolean,
): Promise<void> {
  const taken = await Promise.all(
    samplesIn(params).map(async (sample): Promise<[SampleId, SourceView]> => [
      sample,
      await call('POST /api/upload/sample', { body: { sample } }),
    ]),
  )
  const sources = new Map(taken)
  useSources.getState().remember([...sources.values()])
  if (!isWanted()) return
  const { drafts, setDraft } = useDraft.getState()
  // The model stays; what was set for another picture does not.
  const { model } = drafts[tool.id]?.params ?? {}
  const filled = withSamples(params, (id) => sources.get(id)?.ref) as Record<string, unknown>
  setDraft(tool.id, {
    params: { ...buildDefaults(tool), ...(model !== undefined && { model }), ...filled },
    parentId: null,
  })
}
