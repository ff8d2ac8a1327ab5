import { outpaint } from '@contract/tools/outpaint'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Outpaint() {
  return <ToolPage tool={outpaint} />
}
