import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { HOW } from '@contract/tools/how'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { isEmbedded } from '@/domain/tool-form/offer'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { useCreate, type Making } from '@/domain/tool-form/useCreate'
import { PendingContext, usePendingUploads } from '@/domain/media/pending'
import { UploadNote } from '@/domain/media/UploadNote'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import { TOOL_CONTROLS } from './controls'
import { Running } from './Running'
import { Showcase } from './Showcase'
import { ToolFoot } from './ToolFoot'
import { ToolPicture } from './ToolPicture'
import { texts as toolTexts } from './texts'
import { useToolArrival } from './useToolArrival'
import { useToolMedia } from './useToolMedia'
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
  const pending = usePendingUploads()
  const input = useToolMedia(tool, params, { slots, pending })
  const { media, mediaKey, drawn, untouched, choosing } = input
  if (job) {
    return <Running job={job} onClose={() => setJob(null)} onRetried={setJob} />
  }
  const shownAlready = Boolean(coming) || 'from' in arrival || 'work' in arrival
  const picture = mediaKey !== null &&
    input.spec &&
    !drawn &&
    (media.coming !== null || media.source) && (
      <ToolPicture
        {...{ tool, params, mediaKey, kind: input.kind, media, onChange: input.onChange }}
        label={input.spec.label}
      />
    )
  // These are the embedded painter's ways: another model has its own.
  const embedded = isEmbedded(offer)
  return (
    <PendingContext.Provider value={pending}>
      <View className="tool">
        <PageHead title={tool.name} />
        {choosing && input.isLost && <View className="tool__lost">{toolTexts.lost}</View>}
        {untouched && !shownAlready && media.coming === null && (
          <Showcase
            tool={tool}
            base={base}
            embedded={embedded}
            low={!input.isFirst && tool.output === 'video'}
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
          {...{ tool, create, pending }}
          kind={input.kind}
          isChoosing={choosing}
          onChoose={media.choose}
        />
        {!drawn && media.sheet}
      </View>
    </PendingContext.Provider>
  )
}
