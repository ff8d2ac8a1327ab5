import { variation } from '@contract/tools/variation'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Variation() {
  return <ToolPage tool={variation} />
}
