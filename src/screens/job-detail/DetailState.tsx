import { View } from '@tarojs/components'
import { ApiError, getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { back, go, openTab } from '@/domain/navigation/navigate'
import { stackAddresses } from '@/platform/pages'
import { Empty } from '@/ui/Empty/Empty'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { MISSING } from './texts'
import type { Detail } from './useDetail'

function Waiting() {
  return (
    <View aria-hidden>
      <Skeleton height={500} />
      <View className="mg-detail__bars">
        <Skeleton width={64} height={20} />
        <Skeleton height={16} />
        <Skeleton width="70%" height={16} />
      </View>
    </View>
  )
}

/** There is no job to show: still coming, not signed in, gone, or out of reach. */
export function DetailState({ detail }: { detail: Detail }) {
  const { isLogin, isNamed, error } = detail
  const gone = !isNamed || (error instanceof ApiError && error.code === 'NOT_FOUND')
  const login = () => void go('navigate', loginUrlFor(stackAddresses().at(-1) ?? '/'))
  return (
    <View className="mg-detail">
      <PageBar onBack={() => void back()} />
      {!isLogin ? (
        <Empty title={MISSING.anonymous} action={{ text: MISSING.login, onPress: login }} />
      ) : gone ? (
        <Empty
          title={MISSING.title}
          hint={MISSING.note}
          action={{
            text: MISSING.toLibrary,
            onPress: () => void openTab('pages/folder/folder'),
          }}
        />
      ) : error ? (
        <Empty
          drawing="failed"
          title={MISSING.failed}
          hint={getErrorMessage(error)}
          action={{ text: MISSING.retry, onPress: () => void detail.refetch() }}
        />
      ) : (
        <Waiting />
      )}
    </View>
  )
}
