/** That pictures were saved to the phone: of interest on H5 alone. Twin: saved.h5.ts. */
export function notifySaved(): void {}
