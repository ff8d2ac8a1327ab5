/** A mini-program's pages are drawn by its host: there is nothing to slice. */
export function appIsRendered(): void {}
