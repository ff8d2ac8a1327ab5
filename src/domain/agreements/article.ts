/** An agreement as data; Article.tsx draws it. */

export interface ArticleSection {
  heading: string
  paragraphs: readonly string[]
  /** Numbered points after the paragraphs. */
  points?: readonly string[]
}

export interface ArticleData {
  title: string
  /** Day it takes effect, as shown. */
  effective: string
  intro: string
  sections: readonly ArticleSection[]
}
