export interface FileResult {
  file: string
  passed: number
  failed: number
  skipped: number
  failures: { name: string; why: string }[]
}
export interface TestGroup {
  name: string
  files: { file: string; script: string }[]
  loader: string[]
}
export function runGroup(
  group: TestGroup,
  env: Record<string, string>,
  options?: { filler?: boolean; silentMs?: number; exitMs?: number },
): Promise<{ output: string; cpu: number; ms: number; results: FileResult[] }>
