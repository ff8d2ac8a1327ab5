import { Article } from '@/domain/agreements/Article'
import { generateAgreement } from '@/domain/agreements/generate'

export default function Generate() {
  return <Article article={generateAgreement} />
}
