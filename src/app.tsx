import '@/platform/builtins'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { queryClient } from '@/api/query'
import { JobsKeeper } from '@/features/jobs/JobsKeeper'
import { NotificationKeeper } from '@/features/notifications/NotificationKeeper'
import { meetLaunch, openNotFound, watchAddresses } from '@/features/navigation/arrival'
import { startSession } from '@/features/session/start'
import { launchAddress } from '@/platform/pages'
import { keepRootFont } from '@/platform/rootFont'
import { keepTopPageShown } from '@/platform/topPage'
import '@/stores/accessibility'
import './app.scss'

keepRootFont()
keepTopPageShown()
watchAddresses()

export default function App({ children }: PropsWithChildren) {
  useLaunch((options) => {
    void startSession().then(() => meetLaunch(launchAddress(options)))
  })
  usePageNotFound(() => void openNotFound())
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <JobsKeeper />
      <NotificationKeeper />
    </QueryClientProvider>
  )
}
