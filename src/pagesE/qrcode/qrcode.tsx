import { qrcode } from '@contract/tools/qrcode'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Qrcode() {
  return <ToolPage tool={qrcode} />
}
