import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { HOW } from '@contract/tools/how'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { isEmbedded } from '@/domain/tool-form/offer'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { useCreate, type Create, type Making } from '@/domain/tool-form/useCreate'
import { PendingContext, usePendingUploads } from '@/domain/media/pending'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import { useDraft } from '@/stores/draft'
import { TOOL_CONTROLS } from './controls'
import { Running } from './Running'
import { Showcase } from './Showcase'
import { ToolFoot } from './ToolFoot'
import { ToolPicture } from './ToolPicture'
import { texts as toolTexts } from './texts'
import { firstMedia, onOtherPicture, useToolArrival } from './useToolArrival'
import './ToolPage.scss'

interface ToolPageProps {
  tool: Tool
  /** The tool itself, where this is a small app of it. */
  base?: string
  /** A picture is on its way from elsewhere. */
  coming?: boolean
  /** Above the form: something to start from. */
  intro?: ReactNode
  /** Own looks for single parameters. */
  slots?: Readonly<Record<string, ReactNode>>
  /** The order sent by the button. */
  making?: Making
}

/** Nothing to work on was chosen yet, of a tool whose page asks for it. */
function isUntouched(tool: Tool, params: Create['params'], source: unknown): boolean {
  if (firstMedia(tool) !== null) return source === null
  const shots = Object.entries(tool.params).find(([, { kind }]) => kind === 'shots')?.[0]
  if (shots === undefined) return false
  const value = params[shots]
  return Array.isArray(value) && value.length === 0
}

/** One skeleton for all tools: the picture, what the tool asks, one priced button. */
export function ToolPage({ tool, base = tool.id, coming, intro, slots, making }: ToolPageProps) {
  const arrival = usePageParams()
  useToolArrival(tool, arrival)
  const [job, setJob] = useState<JobView | null>(null)
  const create = useCreate({
    tool,
    making,
    onJob: setJob,
  })
  const { params, offer, setParam } = create
  const mediaKey = firstMedia(tool)
  const spec = mediaKey === null ? undefined : tool.params[mediaKey]
  const kind = spec?.kind === 'video' ? 'video' : 'image'
  const value = mediaKey === null ? null : params[mediaKey]
  const onChange = (ref: MediaRef) => {
    if (mediaKey === null) return
    const { drafts, setDraft } = useDraft.getState()
    const { params: before = {}, remakeOf = null } = drafts[tool.id] ?? {}
    const rest = onOtherPicture(tool, before)
    // One's own picture under the parameters of a work: still that work's 画同款.
    setDraft(tool.id, { params: { ...rest, [mediaKey]: ref }, parentId: null, remakeOf })
  }
  const pending = usePendingUploads()
  // A page with an own look for its picture, such as a board, begins with that.
  const drawn = mediaKey !== null && slots?.[mediaKey] !== undefined
  const acceptsDrops = mediaKey !== null && !drawn
  const media = useMedia(kind, isMediaRef(value) ? value : null, onChange, {
    acceptsDrops,
    pending,
  })
  if (job) {
    return <Running job={job} onClose={() => setJob(null)} onRetried={setJob} />
  }
  const untouched = !drawn && isUntouched(tool, params, media.source)
  const first = Object.keys(tool.params)[0] === mediaKey
  const choosing = untouched && first && media.coming === null
  const shownAlready = Boolean(coming) || 'from' in arrival || 'work' in arrival
  const picture = mediaKey !== null &&
    spec &&
    !drawn &&
    (media.coming !== null || media.source) && (
      <ToolPicture {...{ tool, params, mediaKey, kind, media, onChange }} label={spec.label} />
    )
  // These are the embedded painter's ways: another model has its own.
  const embedded = isEmbedded(offer)
  return (
    <PendingContext.Provider value={pending}>
      <View className="tool">
        <PageHead title={tool.name} />
        {choosing && isMediaRef(value) && <View className="tool__lost">{toolTexts.lost}</View>}
        {untouched && !shownAlready && media.coming === null && (
          <Showcase
            tool={tool}
            base={base}
            embedded={embedded}
            low={!first && tool.output === 'video'}
          />
        )}
        {!drawn && <UploadNote media={media} />}
        {intro}
        {!choosing && (
          <>
            {/* Of the only one the line below says how it works; what it paints is no news here. */}
            {offer && offer.models.length > 1 && (
              <ModelPicker offer={offer} onChoose={(id) => setParam('model', id)} />
            )}
            <ToolForm
              tool={tool}
              params={params}
              offer={offer}
              onParam={setParam}
              controls={TOOL_CONTROLS}
              slots={{ ...(mediaKey !== null && picture && { [mediaKey]: picture }), ...slots }}
            />
            <PresetStrip open tool={tool} onClose={nothing} />
            {embedded && !untouched && <View className="tool__how">{HOW[base]}</View>}
          </>
        )}
        <ToolFoot
          {...{ tool, kind, create, pending }}
          isChoosing={choosing}
          onChoose={media.choose}
        />
        {!drawn && media.sheet}
      </View>
    </PendingContext.Provider>
  )
}
