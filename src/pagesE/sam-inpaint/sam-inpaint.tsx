import { samInpaint } from '@contract/tools/sam-inpaint'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function SamInpaint() {
  return <ToolPage tool={samInpaint} />
}
