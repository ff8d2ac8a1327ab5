import { img2vid } from '@contract/tools/img2vid'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Img2vid() {
  return <ToolPage tool={img2vid} />
}
