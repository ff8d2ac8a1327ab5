import { cleaner } from '@contract/tools/cleaner'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Cleaner() {
  return <ToolPage tool={cleaner} />
}
