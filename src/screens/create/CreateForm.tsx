import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import { Icon } from '@/ui/Icon/Icon'
import { GenerateBar } from '@/domain/tool-form/GenerateBar'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { getMaxLength } from '@/domain/tool-form/offer'
import { PromptBox } from './PromptBox'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { texts } from '@/domain/tool-form/texts'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { useCreate } from '@/domain/tool-form/useCreate'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import './CreateForm.scss'

interface CreateFormProps {
  tool: Tool
  onLogin: () => void
}

/** The order for one picture, from its words to its price. */
export function CreateForm({ tool, onLogin }: CreateFormProps) {
  const onJob = ({ id }: JobView) => useRunningLayer.getState().open(id)
  const create = useCreate({ tool, onJob })
  const { params, offer, setParam, refusal } = create
  const negativePrompt = typeof params.negativePrompt === 'string' ? params.negativePrompt : ''
  const option = offer?.option
  const reader = option?.reads === true ? { modelId: option.modelId, negativePrompt } : null
  const spec = tool.params.prompt
  const prompt = spec?.kind === 'text' && (
    <>
      <PromptBox
        label={spec.label}
        placeholder={spec.placeholder}
        maxLength={offer ? getMaxLength('prompt', spec, offer) : spec.maxLength}
        value={typeof params.prompt === 'string' ? params.prompt : ''}
        onChange={(value) => setParam('prompt', value)}
        negativePrompt={negativePrompt}
        style={typeof params.style === 'string' ? params.style : null}
        refusal={refusal}
        reader={reader}
        forecast={create.forecast}
        onForecast={create.setForecast}
      />
      <ModelPicker
        offer={offer}
        onChoose={(id) => setParam('model', id)}
        onLogin={tool.id === text2img.id ? onLogin : undefined}
      />
    </>
  )
  return (
    <>
      {!create.online && (
        <OfflineLine className="create__banner">
          <Icon name="offline" size={18} />
          {create.queued ? texts.queuedBanner : texts.offlineBanner}
        </OfflineLine>
      )}
      <ToolForm tool={tool} params={params} offer={offer} onParam={setParam} slots={{ prompt }} />
      <PresetStrip open tool={tool} onClose={nothing} />
      <GenerateBar button={create.button} onPress={create.action} />
    </>
  )
}
