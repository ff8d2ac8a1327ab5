import path from 'node:path'

/** Sources outside src that go through babel: the contract, and packages with #private fields. */
export function compileInclude(root: string): (string | RegExp)[] {
  return [path.join(root, 'contract'), /node_modules[\\/]@tanstack[\\/]/]
}
