import { Tools } from '@/screens/discover/Tools'

/** 妙笔: the tools that work now. */
export default function ToolsPage() {
  return <Tools />
}
