/** Mini-programs have catchMove and scrollers to hold; useOwnMoves.h5.ts is the twin. */
export function useOwnMoves(_id: string, _when?: () => boolean): void {}
