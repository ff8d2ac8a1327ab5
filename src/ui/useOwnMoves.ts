/** Mini-programs have catchMove; useOwnMoves.h5.ts is the twin. */
export function useOwnMoves(_id: string): void {}
