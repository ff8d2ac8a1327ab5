import { oldphoto } from '@contract/tools/oldphoto'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Oldphoto() {
  return <ToolPage tool={oldphoto} />
}
