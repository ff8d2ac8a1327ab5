import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { JobView } from '@contract/jobs'
import type { ToolDefinition } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { HOW } from '@contract/tools/how'
import { isMediaRef } from '@contract/tools/media'
import { GenerateBar } from '@/features/create/GenerateBar'
import { PresetStrip } from '@/features/create/presets/PresetStrip'
import { ToolForm } from '@/features/create/ToolForm'
import { useCreate, type Making } from '@/features/create/useCreate'
import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { navigate } from '@/features/navigation/navigate'
import { PageHead } from '@/features/navigation/PageHead'
import { stackAddresses, usePageParams } from '@/platform/pages'
import { useDraft } from '@/stores/draft'
import { TOOL_CONTROLS } from './controls'
import { Hero } from './Hero'
import { Masked } from './Masked'
import { Running } from './Running'
import { firstMedia, onOtherPicture, useToolArrival } from './useToolArrival'
import './ToolPage.scss'

interface ToolPageProps {
  tool: ToolDefinition
  /** Above the form: something to start from. */
  intro?: ReactNode
  /** Own looks for single parameters. */
  slots?: Readonly<Record<string, ReactNode>>
  /** What the page makes when the button is pressed. */
  making?: Making
}

/** The mask that belongs to the picture on top. */
function maskOf(tool: ToolDefinition, image: string | null): { key: string; label: string } | null {
  const found = Object.entries(tool.params).find(
    ([, spec]) => spec.kind === 'mask' && spec.of === image,
  )
  return found ? { key: found[0], label: found[1].label } : null
}

/** One skeleton for all tools: the picture, what the tool asks, one priced button. */
export function ToolPage({ tool, intro, slots, making }: ToolPageProps) {
  useToolArrival(tool, usePageParams())
  const [job, setJob] = useState<JobView | null>(null)
  const create = useCreate({
    tool,
    making,
    onLogin: () => void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/')),
    onJob: setJob,
  })
  const { params, offer, setParam } = create
  const mediaKey = firstMedia(tool)
  const spec = mediaKey === null ? undefined : tool.params[mediaKey]
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
  const value = mediaKey === null ? null : params[mediaKey]
  const mask = maskOf(tool, mediaKey)
  const hero = mediaKey !== null && (spec?.kind === 'image' || spec?.kind === 'video') && (
    <Hero
      kind={spec.kind}
      label={spec.label}
      summary={tool.summary}
      after={Object.keys(tool.params)[0] !== mediaKey}
      value={isMediaRef(value) ? value : null}
      picture={
        mask &&
        isMediaRef(value) && (
          <Masked image={value} value={params[mask.key] as MaskValue} label={mask.label} />
        )
      }
      onChange={(ref) => {
        const { drafts, setDraft } = useDraft.getState()
        const { params: before = {}, remakeOf = null } = drafts[tool.id] ?? {}
        const rest = onOtherPicture(tool, before)
        // One's own picture under the parameters of a work: still that work's 画同款.
        setDraft(tool.id, { params: { ...rest, [mediaKey]: ref }, parentId: null, remakeOf })
      }}
    />
  )
  return (
    <View className="tool">
      <PageHead title={tool.name} />
      {intro}
      <ToolForm
        tool={tool}
        params={params}
        offer={offer}
        onParam={setParam}
        controls={TOOL_CONTROLS}
        slots={{ ...(mediaKey !== null && { [mediaKey]: hero }), ...slots }}
      />
      <PresetStrip tool={tool} />
      {HOW[tool.id] !== undefined && <View className="tool__how">{HOW[tool.id]}</View>}
      <GenerateBar button={create.button} onPress={create.action} />
    </View>
  )
}
