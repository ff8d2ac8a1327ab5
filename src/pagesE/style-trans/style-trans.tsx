import { styleTransfer } from '@contract/tools/style-transfer'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function StyleTrans() {
  return <ToolPage tool={styleTransfer} />
}
