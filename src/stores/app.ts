/** App state with the specification's names. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CallData } from '@contract/endpoints/all'
import { taroStorage } from './persist'

export type AppConfig = CallData<'GET /api/app-config/app'>
export type ModelTag = CallData<'GET /api/model/app/tagList'>[number]

interface AppState {
  appConfig: AppConfig | null
  /** Which mode 创作 shows, by tool id. */
  drawTab: string
  check: boolean
  payCheck: boolean
  modelTagList: ModelTag[]
  /** Columns of 画夹. */
  folderCols: number
  version: string
  setAppConfig: (appConfig: AppConfig) => void
  setDrawTab: (drawTab: string) => void
  setModelTagList: (modelTagList: ModelTag[]) => void
  setFolderCols: (folderCols: number) => void
}

export const useApp = create<AppState>()(
  persist(
    (set) => ({
      appConfig: null,
      drawTab: 'text2img',
      check: false,
      payCheck: false,
      modelTagList: [],
      folderCols: 2,
      version: APP_VERSION,
      setAppConfig: (appConfig) =>
        set({ appConfig, check: appConfig.check, payCheck: appConfig.payCheck }),
      setDrawTab: (drawTab) => set({ drawTab }),
      setModelTagList: (modelTagList) => set({ modelTagList }),
      setFolderCols: (folderCols) => set({ folderCols }),
    }),
    {
      name: 'app',
      storage: taroStorage(),
      // At launch nothing is being checked, whatever the last visit ended with.
      merge: (stored, current) => ({
        ...current,
        ...(stored as Partial<AppState> | undefined),
        check: false,
        payCheck: false,
        version: APP_VERSION,
      }),
    },
  ),
)
