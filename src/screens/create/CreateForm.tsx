import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import { Icon } from '@/ui/Icon/Icon'
import { GenerateBar } from '@/domain/tool-form/GenerateBar'
import { nothing, PresetStrip } from '@/domain/tool-form/presets/lazy'
import { ModelPicker } from '@/domain/tool-form/ModelPicker'
import { getMaxLength, type Offer } from '@/domain/tool-form/offer'
import { type CharactersInput, PromptBox } from './PromptBox'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { texts } from '@/domain/tool-form/texts'
import { ToolForm } from '@/domain/tool-form/ToolForm'
import { useCreate } from '@/domain/tool-form/useCreate'
import { useCallback, useState } from 'react'
import { findUnusable, type Reference } from '@contract/tools/references'
import type { PendingUpload } from '@/domain/media/pending'
import { findBlock } from '@/domain/references/input'
import { BATCH_TEXT_MAX } from '@contract/batch'
import { useBatch } from '@/stores/batch'
import { useDraft } from '@/stores/draft'
import { lazySheet } from '@/ui/later'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import { mayBeBatch } from './batch/detect'
import { listMentioned } from '@contract/characters'
import {
  type Character,
  type Mentioned,
  isSameMention,
  mayMention,
  toParam,
} from '@/domain/characters/mentions'
import './CreateForm.scss'

const BatchPanel = lazySheet(() => import('./batch/BatchPanel').then((m) => m.BatchPanel), {
  quiet: true,
})
const CannotPanel = lazySheet(() => import('./references/CannotPanel').then((m) => m.CannotPanel), {
  quiet: true,
})
const BatchBar = lazySheet(() => import('./batch/BatchBar').then((m) => m.BatchBar))

const NO_CARDS: readonly Character[] = []
const NO_REFERENCES: readonly Reference[] = []
/** In the draft alone: no parameter of the tool. */
const ASIDE = 'referencesAside'
const GUESSED = 'referencesGuessed'
const NO_NUMBERS: readonly number[] = []

const listReferences = (value: unknown): readonly Reference[] =>
  Array.isArray(value) ? (value as Reference[]) : NO_REFERENCES

/** The model draws a card by its looks, by its pictures, or by its words. */
function describeModel(offer: Offer | null): CharactersInput['model'] {
  if (!offer) return null
  const { option, models } = offer
  const name = models.find(({ id }) => id === option.modelId)?.name ?? ''
  if (option.reads) return { name, way: 'looks' }
  return { name, way: option.references?.roles.includes('person') ? 'pictures' : 'words' }
}

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
  const text = typeof params.prompt === 'string' ? params.prompt : ''
  const lines = useBatch((state) => state.lines)
  const hasBatch = tool.id === text2img.id
  const [mentioned, setMentioned] = useState<Mentioned | null>(null)
  const [pending, setPending] = useState<PendingUpload | null>(null)
  const all = listReferences(params.references)
  const put = useDraft((draft) => draft.drafts[tool.id]?.params[ASIDE])
  const guessed = useDraft((draft) => draft.drafts[tool.id]?.params[GUESSED])
  const ability = option?.references ?? null
  const references = hasBatch
    ? {
        all,
        aside: listReferences(put),
        ability,
        onChange(next: readonly Reference[], aside: readonly Reference[]) {
          setParam('references', next.length > 0 ? next : undefined)
          setParam(ASIDE, aside.length > 0 ? aside : undefined)
        },
        guessed: Array.isArray(guessed) ? (guessed as number[]) : NO_NUMBERS,
        onGuessed: (numbers: readonly number[]) =>
          setParam(GUESSED, numbers.length > 0 ? numbers : undefined),
        onPending: setPending,
      }
    : null
  const isUnusable = option !== undefined && findUnusable(all, ability).length > 0
  const mayHaveCards = hasBatch && mayMention(text)
  const isResolved = !mayHaveCards || mentioned !== null
  const cards = mayHaveCards && mentioned ? listMentioned(text, mentioned.cards) : NO_CARDS
  const block =
    option &&
    (findBlock({ references: all, ability, prompt: text, pending }) ??
      (isResolved ? null : texts.cardsReading))
  const onMentioned = useCallback(
    (next: Mentioned) => {
      setMentioned((before) => (before && isSameMention(before, next) ? before : next))
      const sent = toParam(next.cards)
      const before = useDraft.getState().drafts[tool.id]?.params.characters
      if (JSON.stringify(before ?? []) !== JSON.stringify(sent))
        useDraft.getState().setParam(tool.id, 'characters', sent.length > 0 ? sent : undefined)
    },
    [tool.id],
  )
  const isBatch = hasBatch && mayBeBatch(text, lines)
  // A text with slots is none that a model reads: each cell has its own.
  const reads =
    option?.reads === true && !isBatch && isResolved && cards.every(({ looks }) => looks)
  const reader = reads ? { modelId: option.modelId, negativePrompt, characters: cards } : null
  const spec = tool.params.prompt
  const prompt = spec?.kind === 'text' && (
    <>
      <PromptBox
        label={spec.label}
        placeholder={spec.placeholder}
        maxLength={
          isBatch ? BATCH_TEXT_MAX : offer ? getMaxLength('prompt', spec, offer) : spec.maxLength
        }
        value={text}
        onChange={(value) => setParam('prompt', value)}
        negativePrompt={negativePrompt}
        style={typeof params.style === 'string' ? params.style : null}
        refusal={refusal}
        reader={reader}
        forecast={create.forecast}
        onForecast={create.setForecast}
        batch={hasBatch ? isBatch : null}
        references={references}
        characters={hasBatch ? { cards, model: describeModel(offer), onMentioned } : null}
      />
      <ModelPicker
        offer={offer}
        onChoose={(id) => setParam('model', id)}
        onLogin={hasBatch && !isBatch && all.length === 0 ? onLogin : undefined}
      />
      {references && isUnusable && (
        <CannotPanel
          input={references}
          offer={offer}
          params={params}
          onModel={(id) => setParam('model', id)}
          onClose={nothing}
        />
      )}
      {isBatch && <BatchPanel template={text} seeded={option?.seed === true} onClose={nothing} />}
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
