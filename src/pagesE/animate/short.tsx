import { short } from '@contract/tools/short'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Short() {
  return <ToolPage tool={short} />
}
