import { replaceBg } from '@contract/tools/replace-bg'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function ReplaceBg() {
  return <ToolPage tool={replaceBg} />
}
