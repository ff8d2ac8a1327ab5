/**
 * An action requested before sign-in, or without a network: performed afterwards, within a time
 * limit. Persisted over a reload, as some sign-in methods lead out of the app.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

export interface Wish {
  tool: string
  /** The button was pressed at this price. */
  credits?: number
  /** This sample was tapped, by its place. */
  sample?: number
  /** Ordered without a network: it is waited for, not signed in for. */
  offline?: true
}

interface WaitingState {
  wish: (Wish & { atMs: number }) | null
  wait: (wish: Wish) => void
  drop: () => void
}

/** Longer than any sign-in takes; afterwards the wish is forgotten. */
const FRESH_MS = 15 * 60_000
/** For an order without a network: expires within the day. */
const OFFLINE_MS = 12 * 3_600_000

export const useWaiting = create<WaitingState>()(
  persist(
    (set) => ({
      wish: null,
      wait: (wish) => set({ wish: { ...wish, atMs: Date.now() } }),
      drop: () => set({ wish: null }),
    }),
    { name: 'waiting', storage: taroStorage() },
  ),
)

/** The wish for this tool while it is fresh. The consumer drops it. */
export function wishFor(tool: string, nowMs = Date.now()): Wish | null {
  const { wish } = useWaiting.getState()
  if (wish?.tool !== tool) return null
  return nowMs - wish.atMs <= (wish.offline ? OFFLINE_MS : FRESH_MS) ? wish : null
}
