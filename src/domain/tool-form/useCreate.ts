import { useMemo, useState } from 'react'
import type { JobView } from '@contract/jobs'
import type { Tool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { useWrite } from '@/api/useWrite'
import { isAboutPrompt } from '@/domain/tool-run/failure'
import type { RunFailure } from '@/domain/tool-run/machine'
import { useToolRun } from '@/domain/tool-run/useToolRun'
import { rememberIntent } from '@/domain/contest/intent'
import { useBalance } from '@/domain/credits/useScore'
import { confirmModal } from '@/platform/modal'
import { useOnline } from '@/platform/network'
import { useDraft } from '@/stores/draft'
import { useEditDrafts } from '@/stores/editDrafts'
import { useSession } from '@/stores/session'
import { useSources } from '@/stores/sources'
import { useWaiting } from '@/stores/waiting'
import { fitParams, type Offer, type Params } from './offer'
import { refusalIn, type Forecast } from './forecast'
import { priceButton, type FormState, type PriceButton } from './ready'
import { isRefused, isShown, formatRefusal, type Refusal } from './refusal'
import { texts } from './texts'
import { useOffer } from './useOffer'
import { submitAfterLogin, useWaitingOrder } from './submitAfterLogin'

export interface Create {
  params: Params
  /** null until the server has said what it offers. */
  offer: Offer | null
  online: boolean
  /** It was ordered without a network and waits for one. */
  queued: boolean
  setParam: (key: string, value: unknown) => void
  /** While refused words are still in the prompt. */
  refusal: RunFailure | null
  /** Forecast of the model for the prompt; null: unknown. */
  forecast: Forecast | null
  setForecast: (forecast: Forecast | null) => void
  button: PriceButton
  /** Action of the button now. */
  action: () => void
}

/** A parameter that is made when the button is pressed, such as a drawing. */
export interface Making {
  key: string
  /** Why it cannot be made yet. */
  missing?: string | undefined
  /** Resolves with the parameter's value; null: it failed, and the error was shown. */
  make: () => Promise<MediaRef | null>
}

interface CreateOptions {
  tool: Tool
  making?: Making | undefined
  /** The order was taken. */
  onJob: (job: JobView) => void
}

const PENDING_MEDIA: MediaRef = 'upload:-'

/** The form of 创作: draft, offer, price, and the run that comes of it. */
export function useCreate({ tool, making, onJob }: CreateOptions): Create {
  const draft = useDraft((state) => state.drafts[tool.id])
  const isLogin = useSession((state) => state.isLogin)
  const online = useOnline()
  const balance = useBalance()
  const [sentBack, setRefusal] = useState<Refusal | null>(null)
  const [forecast, setForecast] = useState<Forecast | null>(null)
  const ordering = useWrite({ mutationFn: submit })

  const pendingKey = making?.key
  const written = useMemo<Params>(
    () => ({
      ...buildDefaults(tool),
      ...draft?.params,
      // Filled as far as the form is concerned: it will be.
      ...(pendingKey !== undefined && { [pendingKey]: PENDING_MEDIA }),
    }),
    [tool, draft?.params, pendingKey],
  )
  const modelId = typeof written.model === 'string' ? written.model : null
  const { offer, unreachable, unserved, refetch } = useOffer(tool, modelId)
  const params = useMemo(
    () => (offer ? fitParams(tool, written, offer) : written),
    [tool, written, offer],
  )

  const video = typeof params.video === 'string' ? params.video : ''
  const videoMs = useSources((state) => state.views[video]?.durationMs ?? null)

  const reads = offer?.option.reads === true
  const foreseenRefusal = refusalIn(reads ? forecast : null)
  // A word may become drawable in its context: a forecast is of its own text alone.
  const foreseen = isRefused(foreseenRefusal, params.prompt) ? foreseenRefusal : null
  const refusal = foreseen ?? sentBack
  const refused = formatRefusal(refusal, params.prompt)
  const missing = making?.missing
  const queued = useWaiting(({ wish }) => wish?.offline === true && wish.tool === tool.id)
  const form: FormState | null = offer && {
    tool,
    params,
    offer,
    online,
    balance,
    videoMs,
    refused,
    missing,
    queued,
  }
  const ready = priceButton({ form, unreachable, unserved, submitting: false }).kind === 'ready'
  const run = useToolRun(tool, ready)
  const button = priceButton({ form, unreachable, unserved, submitting: ordering.busy })

  async function makeInput(): Promise<Params | null> {
    if (!making) return {}
    const value = await making.make()
    return value && { [making.key]: value }
  }

  async function submit(quotedCredits: number): Promise<void> {
    const own = await makeInput()
    if (!own) return
    const sent = { ...params, ...own }
    const prompt = typeof sent.prompt === 'string' ? sent.prompt : ''
    const { remember, setDraft } = useDraft.getState()
    const modelId = offer?.served ? offer.option.modelId : undefined
    const answer = await run.submit({
      modelId,
      params: sent,
      quotedCredits,
      parentId: draft?.parentId ?? null,
      remakeOf: draft?.remakeOf ?? null,
    })
    if (!answer) return
    if ('job' in answer) {
      if (prompt.trim() !== '') remember(prompt)
      // The next picture from this form is not that one's child any more.
      const { params: now = {}, contest } = useDraft.getState().drafts[tool.id] ?? {}
      setDraft(tool.id, { params: now, parentId: null, contest })
      if (contest !== undefined) rememberIntent(answer.job.id, contest)
      if (draft?.steps?.length) useEditDrafts.getState().follow(answer.job.id, draft.steps)
      onJob(answer.job)
    } else if (isAboutPrompt(answer.failure)) {
      setRefusal({ failure: answer.failure, prompt })
    } else if (answer.failure.other) {
      const { modelId: other } = answer.failure.other
      // Never by itself: another model is another picture at another price.
      const yes = await confirmModal({
        title: texts.pausedTitle,
        content: answer.failure.message,
        confirm: texts.takeOther,
        cancel: texts.later,
      })
      if (yes) useDraft.getState().setParam(tool.id, 'model', other)
    }
  }

  function action(): void {
    if (button.kind === 'retry') refetch()
    if (button.kind === 'later')
      useWaiting.getState().wait({ tool: tool.id, credits: button.credits, offline: true })
    if (button.kind === 'queued') useWaiting.getState().drop()
    if (button.kind !== 'ready') return
    if (isLogin) void ordering.run(button.credits)
    else submitAfterLogin(tool.id, button.credits)
  }

  useWaitingOrder(tool.id, { isLogin, balance, button, order: ordering.run })

  return {
    params,
    offer,
    online,
    queued,
    setParam: (key, value) => useDraft.getState().setParam(tool.id, key, value),
    refusal: refusal && isShown(refusal, params.prompt) ? refusal.failure : null,
    forecast: reads ? forecast : null,
    setForecast,
    button,
    action,
  }
}
