import { toon } from '@contract/tools/toon'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Toon() {
  return <ToolPage tool={toon} />
}
