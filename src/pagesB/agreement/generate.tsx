import { Article } from '@/features/agreements/Article'
import { generateAgreement } from '@/features/agreements/generate'

export default function Page() {
  return <Article article={generateAgreement} />
}
