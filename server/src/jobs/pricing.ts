/** What a picture costs in credits: the server's alone, shown to clients as quotes. */

/** Credits for one picture, by engine. */
const PER_PICTURE: Readonly<Record<string, number>> = { studio: 2, openai: 10 }
const PER_PICTURE_OF_OTHERS = 10

/** Credits for one picture by an engine. */
export function pictureCredits(engineId: string): number {
  return PER_PICTURE[engineId] ?? PER_PICTURE_OF_OTHERS
}

/** Credits for `count` pictures. */
export function quoteCredits({ engineId, count }: { engineId: string; count: number }): number {
  return pictureCredits(engineId) * count
}
