import { vid2vid } from '@contract/tools/vid2vid'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Vid2vid() {
  return <ToolPage tool={vid2vid} />
}
