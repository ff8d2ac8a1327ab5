import { oldphoto } from '@contract/tools/oldphoto'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Oldphoto() {
  return <ToolPage tool={oldphoto} />
}
