/** Pictures that the staff brings: for banners, small apps and styles. */
import { OPERATORS } from '../../staff'
import { defineEndpoints } from '../define'
import { uploadView } from '../upload'

export const consolePictureEndpoints = defineEndpoints({
  upload: {
    method: 'POST',
    path: '/api/console/pictures',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'A picture becomes an upload of the signed-in operator, checked like those of users',
    bodyKind: 'multipart',
    data: uploadView,
  },
})
