/** An action of the staff: once, answered in place, affected queries refetched. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'

/** `done` is said when it went well; what went wrong is said in the server's sentence. */
export function useAct<Input, Data>(
  act: (input: Input) => Promise<Data>,
  { done, after }: { done: (data: Data, input: Input) => string; after?: (data: Data) => void },
) {
  const { message } = App.useApp()
  const client = useQueryClient()
  return useMutation<Data, Error, Input>({
    mutationFn: act,
    async onSuccess(data, input) {
      void message.success(done(data, input))
      after?.(data)
      await client.invalidateQueries()
    },
    onError: (error) => void message.error(error.message),
  })
}
