/** Who is signed in. Logged in exactly when an access token is stored at launch. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CallData } from '@contract/endpoints/all'
import { tokenStore } from '@/platform/tokens'
import { taroStorage } from './persist'

export type UserInfo = CallData<'GET /api/user/info'>

interface SessionState {
  userInfo: UserInfo | null
  isLogin: boolean
  signIn: (tokens: { token: string; refreshToken: string }) => void
  /** On this device only; features/session/logOff also tells the server. */
  signOut: () => void
  setUserInfo: (userInfo: UserInfo) => void
}

export const useSession = create<SessionState>()(
  persist(
    (set) => ({
      userInfo: null,
      isLogin: false,
      signIn(tokens) {
        tokenStore.open(tokens)
        set({ isLogin: true, userInfo: null })
      },
      signOut() {
        tokenStore.clear()
        set({ isLogin: false, userInfo: null })
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
        return { ...current, isLogin, userInfo: isLogin ? userInfo : null }
      },
    },
  ),
)
