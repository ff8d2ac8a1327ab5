import '@/platform/builtins'
import '@/platform/smallUpdates'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { queryClient } from '@/api/query'
import { JobsWatcher } from '@/shell/JobWatcher'
import { UnreadBadge } from '@/shell/NotificationBadgeSync'
import { meetLaunch, openNotFound, watchAddresses } from '@/domain/navigation/arrival'
import { watchFailedNavigations } from '@/domain/navigation/navigate'
import { OfflineNotice } from '@/shell/OfflineNotice'
import { startSession } from '@/shell/start'
import { initLayers } from '@/platform/layers'
import { enableOffline, loadPartsPatiently } from '@/platform/offline'
import { appIsRendered } from '@/platform/mounting'
import { launchAddress } from '@/platform/pages'
import { trackRootFont } from '@/platform/rootFont'
import { sweepDrawnFiles } from '@/platform/userFiles'
import '@/stores/accessibility'
import './app.scss'

enableOffline(async () => (await import('@/domain/push/follow')).followPushes())
loadPartsPatiently()
trackRootFont()
// Before all others who listen to the history.
initLayers()
watchAddresses()
watchFailedNavigations()

export default function App({ children }: PropsWithChildren) {
  useLaunch((options) => {
    appIsRendered()
    void sweepDrawnFiles()
    const address = launchAddress(options)
    void startSession(address).then(() => meetLaunch(address))
  })
  usePageNotFound(() => void openNotFound())
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <JobsWatcher />
      <UnreadBadge />
      <OfflineNotice />
    </QueryClientProvider>
  )
}
