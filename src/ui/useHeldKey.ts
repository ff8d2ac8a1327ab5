/** Mini-programs have no keys to hold. Twin: useHeldKey.h5.ts. */
export function useHeldKey(_key: string, _onHeld: (held: boolean) => void): void {}
