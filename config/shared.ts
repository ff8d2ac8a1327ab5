import path from 'node:path'

/** Sources outside src that go through babel: the contract, and packages with #private fields. */
export function compileInclude(root: string): (string | ((file: string) => boolean))[] {
  return [
    path.join(root, 'contract'),
    (file: string) => /node_modules[\\/]@tanstack[\\/]/.test(file),
  ]
}
