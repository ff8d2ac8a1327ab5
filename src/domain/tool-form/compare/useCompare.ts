import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COMPARED_MAX } from '@contract/jobs'
import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { useBalance } from '@/domain/credits/useScore'
import { useOnline } from '@/platform/network'
import { showToast } from '@/platform/toast'
import { useDraft } from '@/stores/draft'
import { useSession } from '@/stores/session'
import type { GenerateConfig, Offer, StyleInfo } from '../offer'
import { buildComparison, firstCompared, type ComparisonOrder } from './orders'
import { texts } from './texts'
import { showComparison, useComparisonRequest } from './useComparisonRequest'

interface CompareOptions {
  offer: Offer
  onLogin: () => void
  /** It was taken. */
  onDone: () => void
}

/** The model whose order was refused; null where it was not one's. */
function refusedModel(error: unknown): string | null {
  const details = error instanceof ApiError ? error.details : null
  const { modelId } = (details ?? {}) as Record<string, unknown>
  return typeof modelId === 'string' ? modelId : null
}

/** Whom to compare, what it costs together, and the one order of it. */
export function useCompare({ offer, onLogin, onDone }: CompareOptions) {
  const [modelIds, setModelIds] = useState<readonly string[] | null>(null)
  const draft = useDraft((state) => state.drafts[text2img.id])
  const isLogin = useSession((state) => state.isLogin)
  const online = useOnline()
  const balance = useBalance()
  const { data: config } = useQuery<GenerateConfig>({
    queryKey: keys.generateConfig,
    queryFn: skipToken,
  })
  const { data: styles = [] } = useQuery<StyleInfo[]>({
    queryKey: keys.styles,
    queryFn: skipToken,
  })
  const request = useComparisonRequest()

  const preset = firstCompared(offer.models, offer.option.modelId, COMPARED_MAX)
  const written = { ...buildDefaults(text2img), ...draft?.params }
  const order = (ids: readonly string[]): ComparisonOrder | null =>
    config
      ? buildComparison({
          written,
          config,
          styles,
          online,
          balance,
          models: offer.models,
          modelIds: ids,
        })
      : null
  const now = order(modelIds ?? preset)

  const ordering = useWrite({
    meta: { errorShown: 'inline' },
    mutationFn: ({ orders, credits }: ComparisonOrder) =>
      request.send({ orders, quotedCredits: credits }),
    onError(error) {
      const failure = request.fail(error)
      const refused = refusedModel(error)
      // The others can still be compared.
      if (refused !== null && failure.code !== 'PROMPT_BLOCKED')
        setModelIds((ids) => (ids ?? preset).filter((id) => id !== refused))
    },
    onSuccess(jobs) {
      if (!showComparison(jobs)) return
      const { prompt } = written
      if (typeof prompt === 'string' && prompt.trim() !== '') useDraft.getState().remember(prompt)
      onDone()
    },
  })

  return {
    /** null: not comparing, one is being chosen. */
    modelIds,
    preset,
    now,
    busy: ordering.busy,
    begin: () => setModelIds(preset),
    stop: () => setModelIds(null),
    toggle(id: string) {
      const ids = modelIds ?? preset
      const isOn = ids.includes(id)
      if (!isOn && ids.length === COMPARED_MAX) showToast(texts.most(COMPARED_MAX))
      else setModelIds(isOn ? ids.filter((other) => other !== id) : [...ids, id])
    },
    send() {
      if (!now || now.reason !== null) return
      if (isLogin) void ordering.run(now)
      else onLogin()
    },
  }
}
