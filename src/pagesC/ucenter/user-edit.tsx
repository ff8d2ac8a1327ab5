import { View } from '@tarojs/components'
import { Edit } from '@/features/me/Edit'
import { EDIT } from '@/features/me/texts'
import { PageHead } from '@/features/navigation/PageHead'

/** 编辑资料 */
export default function UserEditPage() {
  return (
    <View>
      <PageHead title={EDIT.title} />
      <Edit />
    </View>
  )
}
