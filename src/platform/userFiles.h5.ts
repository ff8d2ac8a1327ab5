/** Browsers keep drawn files in memory: nothing is left behind. */
export async function sweepDrawnFiles(): Promise<void> {}
