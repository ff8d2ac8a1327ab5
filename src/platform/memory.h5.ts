/** Browsers report nothing of the kind. */
export function onMemoryShort(_release: () => void): void {}
