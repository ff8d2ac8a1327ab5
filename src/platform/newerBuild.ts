/** Mini-programs hold all of the app: no part of theirs is of another build. Twin: newerBuild.h5.ts. */
export function isNewerBuild(error: unknown): boolean {
  void error
  return false
}

export async function openNewerBuild(address?: string): Promise<void> {
  void address
}
