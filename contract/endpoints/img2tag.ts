import { z } from 'zod'
import { defineEndpoints, id, pageSchema, pageQuery } from './define'
import { jobView } from './job'

export const img2tagEndpoints = defineEndpoints({
  my: {
    method: 'GET',
    path: '/api/img2tag/my',
    auth: 'user',
    summary: 'My finished readings of pictures with what was read, newest first',
    query: pageQuery,
    data: pageSchema(jobView),
  },
  remove: {
    method: 'DELETE',
    path: '/api/img2tag/{id}',
    auth: 'user',
    summary: 'Delete one of my readings; {id} is its job. Idempotent',
    params: z.object({ id }),
    data: z.object({ deleted: z.array(z.string()) }),
  },
})
