import { inpaint } from '@contract/tools/inpaint'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Inpaint() {
  return <ToolPage tool={inpaint} />
}
