import { View } from '@tarojs/components'
import { Edit } from '@/screens/me/Edit'
import { EDIT } from '@/screens/me/texts'
import { PageHead } from '@/domain/navigation/PageHead'

/** 编辑资料 */
export default function UserEditPage() {
  return (
    <View>
      <PageHead title={EDIT.title} />
      <Edit />
    </View>
  )
}
