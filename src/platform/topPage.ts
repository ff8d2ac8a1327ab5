/** The platform itself shows the page on top. Twin: topPage.h5.ts. */
export function keepTopPageShown(): void {
  // Nothing to mend here.
}
