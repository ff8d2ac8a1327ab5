import { replaceBg } from '@contract/tools/replace-bg'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function ReplaceBg() {
  return <ToolPage tool={replaceBg} />
}
