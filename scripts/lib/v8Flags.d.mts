export function selectListedFlags(flags: string[], help: string): string[]
export function shortLivedV8Flags(): string
