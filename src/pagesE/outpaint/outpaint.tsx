import { outpaint } from '@contract/tools/outpaint'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Outpaint() {
  return <ToolPage tool={outpaint} />
}
