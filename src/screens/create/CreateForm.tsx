import { BATCH_TEXT_MAX } from '@contract/batch'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import type { TextParam } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { findBlock } from '@/domain/references/input'
import { GenerateBar } from '@/domain/tool-form/GenerateBar'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { getMaxLength, type Offer } from '@/domain/tool-form/offer'
import { findNewRatio } from '@contract/named-ratio'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { texts } from '@/domain/tool-form/texts'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { type Create, useCreate } from '@/domain/tool-form/useCreate'
import { useBatch } from '@/stores/batch'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import { mayBeBatch } from './batch/detect'
import { PromptBox } from './PromptBox'
import { usePromptCharacters } from './usePromptCharacters'
import { usePromptReferences } from './usePromptReferences'
import './CreateForm.scss'

const BatchPanel = lazySheet(() => import('./batch/BatchPanel').then((m) => m.BatchPanel), {
  quiet: true,
})
const CannotPanel = lazySheet(() => import('./references/CannotPanel').then((m) => m.CannotPanel), {
  quiet: true,
})
const BatchBar = lazySheet(() => import('./batch/BatchBar').then((m) => m.BatchBar))

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Letters that the text may have: several pictures need more than one model reads. */
function findMaxLength(spec: TextParam, offer: Offer | null, isBatch: boolean): number {
  if (isBatch) return BATCH_TEXT_MAX
  return offer ? getMaxLength('prompt', spec, offer) : spec.maxLength
}

interface PromptPartProps {
  create: Create
  spec: TextParam
  /** 文生图: several pictures of one text, references and characters. */
  isPicture: boolean
  isBatch: boolean
  references: ReturnType<typeof usePromptReferences>
  characters: ReturnType<typeof usePromptCharacters>
  onLogin: () => void
}

/** The prompt with its model, and what the model cannot do with it. */
function PromptPart(props: PromptPartProps) {
  const { create, spec, isPicture, isBatch, references, characters, onLogin } = props
  const { params, offer, setParam } = create
  const text = textIn(params.prompt)
  const negativePrompt = textIn(params.negativePrompt)
  const { cards } = characters.input
  const option = offer?.option
  // A text with slots is none that a model reads: each cell has its own.
  const reads =
    option?.reads === true && !isBatch && characters.isResolved && cards.every(({ looks }) => looks)
  const style = typeof params.style === 'string' ? params.style : null
  const reader = reads
    ? { modelId: option.modelId, style, negativePrompt, characters: cards }
    : null
  const onModel = (id: string) => setParam('model', id)
  const onPrompt = (value: string): void => {
    setParam('prompt', value)
    const ratio = isPicture ? findNewRatio(text, value, option?.sizes ?? []) : null
    if (ratio !== null) setParam('ratio', ratio)
  }
  const isPlain = isPicture && !isBatch && references.input.all.length === 0
  return (
    <>
      <PromptBox
        label={spec.label}
        placeholder={spec.placeholder}
        maxLength={findMaxLength(spec, offer, isBatch)}
        value={text}
        onChange={onPrompt}
        negativePrompt={negativePrompt}
        style={style}
        refusal={create.refusal}
        reader={reader}
        forecast={create.forecast}
        onForecast={create.setForecast}
        batch={isPicture ? isBatch : null}
        references={isPicture ? references.input : null}
        characters={isPicture ? characters.input : null}
      />
      <ModelPicker offer={offer} onChoose={onModel} onLogin={isPlain ? onLogin : undefined} />
      {isPicture && references.isUnusable && (
        <CannotPanel
          input={references.input}
          offer={offer}
          params={params}
          onModel={onModel}
          onClose={nothing}
        />
      )}
      {isBatch && <BatchPanel template={text} seeded={option?.seed === true} onClose={nothing} />}
    </>
  )
}

interface CreateFormProps {
  tool: Tool
  onLogin: () => void
}

/** The order for one picture, from its words to its price. */
export function CreateForm({ tool, onLogin }: CreateFormProps) {
  const onJob = ({ id }: JobView) => useRunningLayer.getState().open(id)
  const create = useCreate({ tool, onJob })
  const { params, offer, setParam } = create
  const text = textIn(params.prompt)
  const lines = useBatch((state) => state.lines)
  const isPicture = tool.id === text2img.id
  const isBatch = isPicture && mayBeBatch(text, lines)
  const references = usePromptReferences(tool.id, create)
  const characters = usePromptCharacters(tool.id, isPicture ? text : '', offer)
  const { all, ability } = references.input
  const block =
    offer &&
    (findBlock({ references: all, ability, prompt: text, pending: references.pending }) ??
      (characters.isResolved ? null : texts.cardsReading))
  const spec = tool.params.prompt
  const prompt = spec?.kind === 'text' && (
    <PromptPart {...{ create, spec, isPicture, isBatch, references, characters, onLogin }} />
  )
  return (
    <>
      {!create.online && (
        <OfflineLine className="create__banner">
          <Icon name="offline" size={18} />
          {create.queued ? texts.queuedBanner : texts.offlineBanner}
        </OfflineLine>
      )}
      <ToolForm
        tool={tool}
        params={params}
        offer={offer}
        onParam={setParam}
        slots={{ prompt, references: null, characters: null, ...(isBatch && { count: null }) }}
      />
      <PresetStrip open tool={tool} onClose={nothing} />
      {isBatch && offer ? (
        <BatchBar {...{ params, offer, onLogin, block }} template={text} onClose={nothing} />
      ) : (
        <GenerateBar
          button={block ? { kind: 'blocked', text: block } : create.button}
          onPress={create.action}
        />
      )}
    </>
  )
}
