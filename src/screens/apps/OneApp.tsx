import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { AppDefinition } from '@contract/apps/define'
import { findTool } from '@contract/tools/all'
import { ApiError, getErrorMessage } from '@/api/error'
import { redirect } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { texts } from './texts'
import { useApp } from './useApps'

interface OneAppProps {
  id: string
  /** Its form, once it is known. */
  children: (app: AppDefinition) => ReactNode
}

/** A small app of the operator, whose recipe the server knows. */
export function OneApp({ id, children }: OneAppProps) {
  const { data, error, isPending, refetch } = useApp(id)
  // A tool this version does not have yet.
  if (data && findTool(data.tool)) return <>{children(data)}</>
  const all = { text: texts.back, onPress: () => void redirect('pagesE/apps/apps') }
  const again = { text: texts.retry, onPress: () => void refetch() }
  const gone = !error || (error instanceof ApiError && error.code === 'NOT_FOUND')
  return (
    <View className="mg-apps">
      <PageHead title={texts.title} />
      {isPending && <Skeleton height={88} />}
      {!isPending && gone && <Empty title={texts.gone} action={all} />}
      {!isPending && !gone && (
        <Empty drawing="failed" title={texts.failed} hint={getErrorMessage(error)} action={again} />
      )}
    </View>
  )
}
