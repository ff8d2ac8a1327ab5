import { Article } from '@/features/agreements/Article'
import { generateAgreement } from '@/features/agreements/generate'

export default function Generate() {
  return <Article article={generateAgreement} />
}
