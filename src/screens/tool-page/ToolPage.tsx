import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { isPricedByVideo, type MaskParam } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { HOW } from '@contract/tools/how'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { GenerateBar } from '@/domain/tool-form/GenerateBar'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { isEmbedded, computeQuote } from '@/domain/tool-form/offer'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import type { PriceButton } from '@/domain/tool-form/ready'
import { texts as priceTexts } from '@/domain/tool-form/texts'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { useCreate, type Create, type Making } from '@/domain/tool-form/useCreate'
import { PendingContext, usePendingUploads } from '@/domain/media/pending'
import { texts as mediaTexts } from '@/domain/media/texts'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'
import { navigate } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import { useDraft } from '@/stores/draft'
import { TOOL_CONTROLS } from './controls'
import { Coming } from './Coming'
import { Hero } from './Hero'
import { Masked } from './Masked'
import { pendingButton } from './pendingButton'
import { Running } from './Running'
import { Showcase } from './Showcase'
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

/** The mask that belongs to the picture on top. */
function findMask(tool: Tool, image: string | null): (MaskParam & { key: string }) | null {
  for (const [key, spec] of Object.entries(tool.params))
    if (spec.kind === 'mask' && spec.of === image) return { ...spec, key }
  return null
}

/** Nothing to work on was chosen yet, of a tool whose page asks for it. */
function isUntouched(tool: Tool, params: Create['params'], source: unknown): boolean {
  if (firstMedia(tool) !== null) return source === null
  const shots = Object.entries(tool.params).find(([, { kind }]) => kind === 'shots')?.[0]
  if (shots === undefined) return false
  const value = params[shots]
  return Array.isArray(value) && value.length === 0
}

/** In place of the price button while there is no picture: the way to one, with the price to come. */
function chooseButton(tool: Tool, kind: 'image' | 'video', create: Create): PriceButton {
  const { button, offer, params } = create
  if (button.kind === 'retry' || (button.kind === 'blocked' && !offer)) return button
  const text = kind === 'video' ? mediaTexts.chooseVideo : mediaTexts.choose
  if (!offer) return { kind: 'choose', text }
  // The length of a video is unknown until one is chosen: the price of a second is shown instead.
  const bySecond = isPricedByVideo(tool)
  const credits = computeQuote(offer, tool, params, bySecond ? 1000 : null)
  const note =
    credits !== null &&
    (bySecond && credits > 0 ? toolTexts.perSecond(credits) : priceTexts.price(credits))
  return { kind: 'choose', text, note: note || undefined }
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
    return (
      <Running
        job={job}
        onClose={() => setJob(null)}
        onRetried={setJob}
        onDone={({ id }) => {
          setJob(null)
          void navigate('pagesD/job-detail/job-detail', { id })
        }}
      />
    )
  }
  const untouched = !drawn && isUntouched(tool, params, media.source)
  const first = Object.keys(tool.params)[0] === mediaKey
  const choosing = untouched && first && media.coming === null
  const shownAlready = Boolean(coming) || 'from' in arrival || 'work' in arrival
  const mask = findMask(tool, mediaKey)
  const arriving = media.coming !== null && spec && !drawn && (
    <Coming kind={kind} path={media.coming} />
  )
  const hero = media.source && spec && !drawn && (
    <Hero
      kind={kind}
      label={spec.label}
      source={media.source}
      after={!first}
      picture={
        mask &&
        isMediaRef(value) && (
          <Masked
            image={value}
            value={maskAt(mask, params[mask.key] as MaskValue, params)}
            label={mask.label}
          />
        )
      }
      onChange={onChange}
      onChoose={media.choose}
    />
  )
  const picture = arriving || hero
  // These are the embedded painter's ways: another model has its own.
  const embedded = isEmbedded(offer)
  const held = pendingButton(pending.state)
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
        {held ? (
          <GenerateBar button={held} onPress={nothing} />
        ) : choosing ? (
          <GenerateBar
            button={chooseButton(tool, kind, create)}
            onPress={create.button.kind === 'retry' ? create.action : media.choose}
          />
        ) : (
          <GenerateBar button={create.button} onPress={create.action} />
        )}
        {!drawn && media.sheet}
      </View>
    </PendingContext.Provider>
  )
}
