import { vidMaker } from '@contract/tools/vidMaker'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function VidMaker() {
  return <ToolPage tool={vidMaker} />
}
