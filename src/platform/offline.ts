/** Mini-programs hold all of the app, and their host keeps it; offline.h5.ts is the twin. */
export function enableOffline(_then: () => Promise<unknown>): void {}

export function loadPartsPatiently(): void {}

export async function forgetPictures(): Promise<void> {}
