import { Book } from '@/screens/book/Book'

export default function PromptBookPage() {
  return <Book />
}
