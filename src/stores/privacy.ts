/** Calls that wait for consent; every one of them is answered. */
import { create } from 'zustand'
import { onPrivacyQuestion } from '@/platform/privacy'

type Answer = (agreed: boolean) => void

interface PrivacyState {
  waiting: readonly Answer[]
  answer: Answer
}

export const usePrivacy = create<PrivacyState>()((set, get) => ({
  waiting: [],
  answer: (agreed) => {
    const { waiting } = get()
    set({ waiting: [] })
    for (const one of waiting) one(agreed)
  },
}))

onPrivacyQuestion((answer) =>
  usePrivacy.setState(({ waiting }) => ({ waiting: [...waiting, answer] })),
)
