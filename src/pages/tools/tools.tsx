import { Tools } from '@/features/discover/Tools'

/** 妙笔: the tools that work now. */
export default function ToolsPage() {
  return <Tools />
}
