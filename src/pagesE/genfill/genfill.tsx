import { genfill } from '@contract/tools/genfill'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Genfill() {
  return <ToolPage tool={genfill} />
}
