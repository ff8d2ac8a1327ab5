export function hasPackages(folder: string): boolean
