export function countLanguage(texts: readonly string[]): Record<string, number>
