import { View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { back, switchTab } from '@/domain/navigation/navigate'
import { Empty } from '@/ui/Empty/Empty'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { MISSING } from './texts'
import type { WorkQuery } from './useWork'

/** There is no work to show: still coming, gone, or out of reach. */
export function WorkMissing({ query }: { query: WorkQuery }) {
  return (
    <View className="mg-workpage mg-workpage--missing">
      <PageBar onBack={() => void back()} />
      {query.isGone ? (
        <Empty
          title={MISSING.title}
          hint={MISSING.note}
          action={{
            text: MISSING.toSquare,
            onPress: () => void switchTab('pages/playground/playground'),
          }}
        />
      ) : query.error ? (
        <Empty
          drawing="failed"
          title={MISSING.failed}
          hint={getErrorMessage(query.error)}
          action={{ text: MISSING.retry, onPress: () => void query.refetch() }}
        />
      ) : (
        <Skeleton height={500} />
      )}
    </View>
  )
}
