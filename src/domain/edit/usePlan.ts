import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditPlan, EditStep } from '@contract/edits'
import type { Reference } from '@contract/tools/references'
import { call } from '@/api/call'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import type { EditBox } from './box'
import type { Correction, EditTarget } from './types'

/** Without the names that were taken from what stays: neither shown nor checked after the edit. */
function withoutDropped(plan: EditPlan, dropped: readonly string[]): EditPlan {
  return {
    ...plan,
    keep: plan.keep.filter((name) => !dropped.includes(name)),
    regions: plan.regions.map((region) =>
      region.role === 'keep' && dropped.includes(region.name)
        ? { ...region, role: 'free' as const }
        : region,
    ),
  }
}

interface Corrections {
  /** Taken by the next plan instead of the sentence; left out: none was changed. */
  steps?: EditStep[]
  /** Added to what stays. */
  named: string[]
  dropped: string[]
}

const NONE: Corrections = { named: [], dropped: [] }

interface PlanQuestion {
  sentence: string
  versionId: string | null
  references: readonly Reference[]
}

/** Plans of one sentence about one picture; a correction of a step by a tap makes the next one. */
export function usePlan(target: EditTarget, { sentence, versionId, references }: PlanQuestion) {
  const [{ steps, named, dropped }, setCorrections] = useState(NONE)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [box, setBox] = useState<EditBox | null>(null)
  const { pictureId, threadId } = target
  const body = {
    pictureId,
    sentence,
    threadId: threadId ?? undefined,
    versionId: versionId ?? undefined,
    steps,
    keep: named.length > 0 ? named : undefined,
    box: box ?? undefined,
    references: references.length > 0 ? [...references] : undefined,
  }
  const { data, isPlaceholderData, isError, error, refetch } = useQuery({
    queryKey: keys.editPlan(body),
    queryFn: () => call('POST /api/edit/plan', { body }),
    // The plan before stays on screen while the next one is made.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const plans = data ? [...data.plans, ...(data.declined?.alternatives ?? [])] : []
  const made = plans.find(({ id }) => id === chosenId) ?? data?.plans[0]
  const plan = made && withoutDropped(made, dropped)
  const isOffered = data?.declined?.alternatives.some(({ id }) => id === made?.id) === true

  const correct = (next: Correction) => {
    if (!plan || !made) return
    const taken = plan.keep.filter((name) => !next.keep.includes(name))
    const added = next.keep.filter((name) => !made.keep.includes(name))
    const isSame = JSON.stringify(next.steps) === JSON.stringify(plan.steps)
    if (!isSame) setChosenId(null)
    setCorrections({
      steps: isSame && chosenId === null ? steps : next.steps,
      named: [...new Set([...named, ...added])].filter((name) => !taken.includes(name)),
      dropped: [...dropped, ...taken].filter((name) => !next.keep.includes(name)),
    })
  }
  return {
    reading: data,
    references,
    plan,
    /** The wish that a version of the plan shows: its summary where it is not the sentence's own. */
    said: plan && (steps !== undefined || isOffered) ? plan.summary : sentence,
    /** Other meanings of the sentence. */
    others: data?.plans.filter(({ id }) => id !== plan?.id) ?? [],
    choose: setChosenId,
    box,
    /** Corrections were of things that may lie outside. */
    setBox(next: EditBox | null) {
      setBox(next)
      setChosenId(null)
      setCorrections(NONE)
    },
    correct,
    isStale: isPlaceholderData,
    failure: isError ? getErrorMessage(error) : null,
    refresh: () => void refetch(),
  }
}

export type PlanState = ReturnType<typeof usePlan>
