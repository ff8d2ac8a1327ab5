import { variation } from '@contract/tools/variation'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Variation() {
  return <ToolPage tool={variation} />
}
