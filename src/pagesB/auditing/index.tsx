import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { Auditing } from '@/features/auditing/Auditing'
import { AUDITING } from '@/features/auditing/texts'
import { PageHead } from '@/features/navigation/PageHead'

/** 审核中心 */
export default function AuditingPage() {
  useDidShow(() => void queryClient.invalidateQueries({ queryKey: keys.desk }))
  return (
    <View>
      <PageHead title={AUDITING.title} />
      <Auditing />
    </View>
  )
}
