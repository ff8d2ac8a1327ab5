/** The signed-in user. Logged in exactly when an access token is stored at launch. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CallData } from '@contract/endpoints/all'
import { readItem, removeItem, writeItem } from '@/platform/storage'
import { tokenStore } from '@/platform/tokens'
import { LEFT_KEY, taroStorage } from './persist'

export type UserInfo = CallData<'GET /api/user/info'>

interface SessionState {
  userInfo: UserInfo | null
  isLogin: boolean
  signIn: (tokens: { token: string; refreshToken: string }) => void
  /** On this device only; domain/session/logOff also notifies the server. */
  signOut: () => void
  /** The same on purpose: nothing signs in by itself until the person does. */
  leave: () => void
  setUserInfo: (userInfo: UserInfo) => void
}

/** Whether the person signed out on purpose. */
export function hasLeft(): boolean {
  return readItem(LEFT_KEY) === true
}

export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      userInfo: null,
      isLogin: false,
      signIn(tokens) {
        tokenStore.open(tokens)
        removeItem(LEFT_KEY)
        set({ isLogin: true, userInfo: null })
      },
      signOut() {
        tokenStore.clear()
        set({ isLogin: false, userInfo: null })
      },
      leave() {
        get().signOut()
        writeItem(LEFT_KEY, true)
      },
      setUserInfo: (userInfo) => set({ userInfo }),
    }),
    {
      name: 'session',
      storage: taroStorage(),
      partialize: ({ userInfo, isLogin }) => ({ userInfo, isLogin }),
      merge: (stored, current) => {
        const { userInfo = null } = (stored ?? {}) as Partial<SessionState>
        const isLogin = tokenStore.read() !== null
        // A version before may have stored it without.
        const before: Partial<UserInfo> | null = userInfo
        const known = userInfo && { ...userInfo, reviewing: before?.reviewing ?? [] }
        return { ...current, isLogin, userInfo: isLogin ? known : null }
      },
    },
  ),
)
