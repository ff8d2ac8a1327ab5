/** Features excluded by this platform's rules, as the server last reported. */
import { IS_H5 } from '@/platform/env'
import { useApp } from './app'

/**
 * Whether there is a price and a shop. Mini-programs show none before the server has said so: the
 * last answer counts until there is a new one.
 */
export function useSelling(): boolean {
  return useApp(({ appConfig, payCheck }) => !(IS_H5 ? payCheck : (appConfig?.payCheck ?? true)))
}

/** Whether there are credits for invitations and codes. */
export function useRewards(): boolean {
  return useApp(({ appConfig, check }) => !(IS_H5 ? check : (appConfig?.check ?? true)))
}

/** Whether works have comments. Mini-programs show none before the server has said so. */
export function useComments(): boolean {
  return useApp(({ appConfig }) => appConfig?.comments ?? IS_H5)
}
