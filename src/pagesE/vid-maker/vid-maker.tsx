import { vidMaker } from '@contract/tools/vidMaker'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function VidMaker() {
  return <ToolPage tool={vidMaker} />
}
